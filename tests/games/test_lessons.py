"""Every lesson is played through by its data; one that is wrong says where."""

from __future__ import annotations

import pytest

from hexfront.core.lesson import LessonError, read
from hexfront.games import find
from hexfront.games.lessons import lessons
from hexfront.messages import FOLDER, has, say

GAMES = ("volga", "noretreat", "heroes", "stalingrado")
EVERY = [(game, number) for game in GAMES for number in range(3)]


@pytest.mark.parametrize(("game", "number"), EVERY)
def test_a_lesson_is_played_step_by_step_and_every_step_can_be_come_back_to(
    game: str, number: int
) -> None:
    assert len(lessons(game)) == 3
    lesson = lessons(game)[number]
    definition = find(game)
    state, own = lesson.begin(definition), 0
    for step in lesson.steps:
        if not step.auto:
            again, _ = lesson.reached(definition, own)
            assert again.digest == state.digest
            assert state.decision is not None
            assert state.decision.seat == lesson.seat
            assert len(state.decision.actions) > 1 or step.action == state.decision.actions[0]
            own += 1
        state = lesson.play(state, step)
        assert tuple(state.history[-1].rolls[: len(step.dice)]) == step.dice or step.dice == ()
    assert own == lesson.own_steps


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "es", "fr", "pt"])
def test_every_step_has_its_words(game: str, lang: str) -> None:
    text = (FOLDER / lang / f"{game}.ftl").read_text("utf-8")
    for lesson in lessons(game):
        about = f"{game}-lesson-{lesson.title}"
        says = [
            about,
            f"{about}-end",
            *(f"{about}-{step.say}" for step in lesson.steps if step.say),
        ]
        assert [id for id in says if f"\n{id} = " not in text] == []


WRONG = {
    'seat = "axis"': "wrong.toml: title is missing",
    'title = "x"\nseat = "axis"': "it has no [[step]]",
    'title = "x"\nseat = "axis"\ncolour = 1\n[[step]]\nsay = "a"\naction = "b"': "no key 'colour'",
    'title = "x"\nseat = "axis"\n[[step]]\naction = "b"': "wrong.toml, step 1: say is missing",
    'title = "x"\nseat = "moon"\n[[step]]\nsay = "a"\naction = "b"': "there is no seat 'moon'",
    'title = "x"\nseat = "axis"\n[[step]]\nsay = "a"\naction = "fly"\ndice = [7]': "from 1 to 6",
    'title = "x"\nseat = "axis"\n[[step]]\nsay = "a"\naction = "fly"': "step 1: fly: ",
    'title = "x"\nseat = "axis"\nposition = "turn 9x"\n[[step]]\nsay = "a"\naction = "b"': "9x",
}


@pytest.mark.parametrize(("text", "told"), WRONG.items())
def test_a_wrong_lesson_says_where(tmp_path, text: str, told: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    with pytest.raises(LessonError) as error:
        read(find("noretreat"), path)
    assert told in str(error.value)
    assert "wrong.toml" in str(error.value)


@pytest.mark.parametrize("lang", ["en", "es", "fr", "pt"])
def test_of_every_lesson_some_steps_say_why_another_answer_is_wrong(lang: str) -> None:
    for game in GAMES:
        for lesson in lessons(game):
            ids = [f"{game}-lesson-{lesson.title}-{step.say}.wrong" for step in lesson.steps]
            told = [say(lang, game, id) for id in ids if has(game, id)]
            assert len(told) >= 2, (game, lesson.title)
            assert max(map(len, told)) <= 130
