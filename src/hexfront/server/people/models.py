"""What people send about themselves and others, and what they are told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from hexfront.server.models import Name, NewGame, SitterOut, Strict, Text, Word

Token = Annotated[str, Field(min_length=1, max_length=100, pattern=r"^[\w-]+$")]
Minutes = Annotated[int, Field(ge=0, lt=24 * 60)]
"""Of a day, since midnight."""
Language = Literal["en", "es", "fr", "pt"]
Pace = Literal["live", "day", "week"]
Address = Annotated[Text, Field(min_length=1, max_length=1_000)]


class PeopleOut(BaseModel):
    """What this server can do for people."""

    mail: bool
    """Whether one can sign in by e-mail."""
    passkeys: bool
    """Whether one can sign in with a passkey."""
    push: str
    """The key with which a browser subscribes to notices; empty if there are none."""


# -- signing in


class SignIn(Strict):
    email: Annotated[Text, Field(min_length=3, max_length=254)]
    language: Language = "en"


class Enter(Strict):
    token: Token
    language: Language = "en"
    name: Name | None = None
    """What a new account is called, if nobody else is."""


Credential = Annotated[dict[str, Any], Field(max_length=20)]
"""What a browser makes of a passkey, as it writes it in JSON."""
PasskeyId = Annotated[str, Field(min_length=1, max_length=1_400, pattern=r"^[\w-]+$")]


class PasskeyAsk(Strict):
    purpose: Literal["new", "add", "enter"]
    """A new account, one more passkey of who is signed in, or signing in."""
    name: Name | None = None
    """What a new account is to be called."""


class PasskeyOptions(BaseModel):
    options: dict[str, Any]
    """For `navigator.credentials`, as WebAuthn writes it in JSON."""


class PasskeyNew(Strict):
    credential: Credential
    language: Language = "en"
    name: Name | None = None


class PasskeyEnter(Strict):
    credential: Credential


class PasskeyAdd(Strict):
    credential: Credential


class PasskeyRemove(Strict):
    id: PasskeyId


class PasskeyOut(BaseModel):
    id: str
    name: str
    created: float
    used: float | None


class RatingOut(BaseModel):
    game: str
    rating: float
    deviation: float
    games: int


class AccountOut(BaseModel):
    id: str
    name: str
    email: str | None
    language: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    created: float
    ratings: list[RatingOut]


class SettingsIn(Strict):
    """What is not given stays as it is."""

    name: Name | None = None
    language: Language | None = None
    zone: Annotated[Text, Field(max_length=64)] | None = None
    quiet: tuple[Minutes, Minutes] | None = None
    """From when to when nothing is sent; twice the same is never."""


class SessionOut(BaseModel):
    key: str
    created: float
    seen: float
    agent: str
    current: bool


class SignOutIn(Strict):
    key: Annotated[str, Field(pattern="^[0-9a-f]{12}$")] | None = None
    everywhere: bool = False


class DeleteIn(Strict):
    name: Name
    """The account's own, so that nobody does it by mistake."""


# -- games


class ClaimIn(Strict):
    tokens: list[Token] = Field(max_length=50)


class MySeatOut(BaseModel):
    seat: str
    token: str


class MyGameOut(BaseModel):
    """A game of an account, for lists: nothing is opened for it."""

    id: str
    game: str
    mode: str
    scenario: str
    seats: list[MySeatOut]
    asked: str | None
    over: bool
    waiting: bool
    since: float
    players: list[SitterOut]
    change: float | None
    """What it did to the rating."""


# -- notices


class ChannelIn(Strict):
    kind: Literal["push", "discord", "json"]
    address: Address
    p256dh: Annotated[str, Field(max_length=200, pattern=r"^[\w-]+=*$")] | None = None
    auth: Annotated[str, Field(max_length=100, pattern=r"^[\w-]+=*$")] | None = None


class ChannelOut(BaseModel):
    id: int
    kind: str
    place: str
    """Where it leads: a host, or nothing for e-mail."""
    on: bool
    failures: int


class ChannelChange(Strict):
    id: Annotated[int, Field(ge=0, lt=1 << 31)]
    what: Literal["on", "off", "remove"]


# -- others


class PersonIn(Strict):
    name: Name


class PersonOut(BaseModel):
    name: str


class OthersOut(BaseModel):
    friends: list[str]
    asked: list[str]
    """Those named as friends who have not answered yet."""
    asking: list[str]
    """Who wants to be a friend."""
    blocked: list[str]


class NewOffer(NewGame):
    """A table with one seat for whoever takes it."""

    seat: Word
    pace: Pace = "live"
    text: Annotated[Text, Field(max_length=140)] = ""
    friends: bool = False
    """Only friends see it."""


class OfferOut(BaseModel):
    """Someone looks for a game: the seat that is free, and what the host said."""

    id: str
    game: str
    mode: str
    scenario: str
    seat: str
    host: str
    rating: float | None
    pace: str
    text: str
    friends: bool
    at: float
    mine: bool


class RankOut(BaseModel):
    name: str
    rating: float
    deviation: float
    games: int
