"""Model files: one that this program cannot use is named, with what is wrong with it."""

import json
from pathlib import Path

import pytest

from hexfront.bots.value import ModelError, read_model
from hexfront.bots.volga import value

GOOD = json.loads(Path(value.__file__).with_name("value.json").read_text("utf-8"))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "cannot be read"),
        ("[1]", "no model, but a list"),
        (json.dumps(GOOD | {"format": 99}), "version 99, and this program reads 1; make it again"),
        (json.dumps(GOOD | {"features": ["one"]}), "made for other numbers; make it again"),
        (json.dumps(GOOD | {"bias": None}), "the model is broken"),
        (json.dumps(GOOD | {"mean": GOOD["mean"][1:]}), "the model is broken"),
    ],
)
def test_a_model_that_cannot_be_used_is_named(tmp_path, text, complaint):
    path = tmp_path / "value.json"
    path.write_text(text)
    with pytest.raises(ModelError, match=complaint) as refused:
        read_model(path, value.NAMES)
    assert str(path) in str(refused.value)


def test_a_missing_model_is_named(tmp_path):
    with pytest.raises(ModelError, match=r"none\.json: the model cannot be read"):
        read_model(tmp_path / "none.json", value.NAMES)
