"""The report of a game at the server: for a seat while it goes on, for all when it is over."""

from pathlib import Path

from tests.server.process import tokens

from hexfront import messages

GOLDEN = Path(__file__).parents[1] / "golden" / "volga" / "1v1-a.jsonl"


def lines_until(number):
    """The record as it stood after an action."""
    lines = GOLDEN.read_text("utf-8").splitlines()
    return "\n".join([*lines[: number + 2], '{"end":null}']) + "\n"


def test_a_seat_has_a_report_of_what_it_knows(server):
    seats = tokens(server.upload(lines_until(60)))
    pages = {seat: server.get(token, "report?lang=es") for seat, token in seats.items()}
    for seat, page in pages.items():
        assert page.status_code == 200, page.text
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "private, no-store"
        assert '<html lang="es">' in page.text
        name = messages.say("es", "volga", f"volga-seat-{seat}")
        assert f"Según lo que sabe {name}." in page.text
    assert pages["german"].text != pages["soviet"].text


def test_when_all_is_over_everybody_has_the_whole_report(server):
    table = server.upload(GOLDEN.read_bytes())
    links = [*tokens(table).values(), table["watch"]]
    pages = {server.get(token, "report").text for token in links}
    assert len(pages) == 1
    assert "knows it" not in pages.pop()


def test_a_stranger_has_no_report(server):
    assert server.get("nobody", "report").status_code == 404
