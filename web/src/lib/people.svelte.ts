// Who is signed in here, and what an account can be asked. Play needs none.
import { ask, post, Refused } from "./api";
import { makePasskey, signWithPasskey } from "./passkeys";
import { recent, remember } from "./recent";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Account = Schemas["AccountOut"];
export type MyGame = Schemas["MyGameOut"];
export type Channel = Schemas["ChannelOut"];
export type Others = Schemas["OthersOut"];
export type Offer = Schemas["OfferOut"];
export type NewOffer = Schemas["NewOffer"];
export type Session = Schemas["SessionOut"];
export type Passkey = Schemas["PasskeyOut"];

const KEY = "hexfront-account";

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** The name of who is signed in, as far as this browser knows: its cookie can be read by the server only. */
export const me = $state({ name: kept() });

function know(name: string): void {
  me.name = name;
  try {
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing asks again
  }
}

/** What this server can do for people. */
export const people = () => ask<Schemas["PeopleOut"]>("/people");

const options = async (purpose: Schemas["PasskeyAsk"]["purpose"], name = "") => (await post<Schemas["PasskeyOptions"]>("/passkeys/options", { purpose, name: name || null })).options;

/** Somebody has signed in: the seats of this browser go into the account. */
async function arrived(found: Account): Promise<Account> {
  know(found.name);
  const tokens = recent().flatMap((one) => one.tokens).slice(0, 50);
  if (tokens.length) await post("/account/claim", { tokens });
  return found;
}

export const account = {
  sendLink: (email: string, language: string) => post<unknown>("/sign-in", { email, language }),
  /** Sign in with a link that came by e-mail; the seats of this browser go into the account. */
  async enter(token: string, language: string, name: string): Promise<Account> {
    return arrived(await post<Account>("/sign-in/enter", { token, language, name: name || null }));
  },
  /** The same with a passkey of this device. */
  async enterByPasskey(): Promise<Account> {
    const credential = await signWithPasskey(await options("enter"));
    return arrived(await post<Account>("/passkeys/enter", { credential }));
  },
  /** A new account that needs no e-mail address. */
  async makeByPasskey(language: string, name: string): Promise<Account> {
    const credential = await makePasskey(await options("new", name));
    return arrived(await post<Account>("/passkeys/new", { credential, language, name: name || null }));
  },
  passkeys: () => ask<Passkey[]>("/account/passkeys"),
  addPasskey: async () => post<Passkey[]>("/account/passkeys", { credential: await makePasskey(await options("add")) }),
  removePasskey: (id: string) => post<Passkey[]>("/account/passkeys/remove", { id }),
  /** Who is signed in; null if nobody is. */
  async load(): Promise<Account | null> {
    try {
      const found = await ask<Account>("/account");
      know(found.name);
      return found;
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.reason !== "signed-out") throw refused;
      know("");
      return null;
    }
  },
  async change(settings: Schemas["SettingsIn"]): Promise<Account> {
    const found = await post<Account>("/account/settings", settings);
    know(found.name);
    return found;
  },
  sessions: () => ask<Session[]>("/account/sessions"),
  async signOut(wanted: { key?: string; everywhere?: boolean }): Promise<void> {
    await post("/account/sign-out", wanted);
    if (!wanted.key) know("");
  },
  async remove(name: string): Promise<void> {
    await post("/account/delete", { name });
    know("");
  },
  games: () => ask<MyGame[]>("/account/games"),
  game: (id: string) => ask<MyGame>(`/account/games/${encodeURIComponent(id)}`),
  channels: () => ask<Channel[]>("/account/channels"),
  addChannel: (channel: Schemas["ChannelIn"]) => post<Channel[]>("/account/channels", channel),
  changeChannel: (id: number, what: "on" | "off" | "remove") => post<Channel[]>("/account/channels/change", { id, what }),
  stop: (token: string) => ask<unknown>(`/notices/stop?token=${encodeURIComponent(token)}`, { method: "POST" }),
  others: () => ask<Others>("/account/others"),
  /** Friends and blocked people, one more or one less. */
  person: (list: "friends" | "blocks", what: "add" | "remove", name: string) => post<Others>(`/account/${list}/${what}`, { name }),
  offers: () => ask<Offer[]>("/offers"),
  offer: (offer: NewOffer) => post<Schemas["TableOut"]>("/offers", offer),
  take: (id: string) => post<{ seat: string; token: string }>(`/offers/${id}/accept`, {}),
  withdraw: (id: string) => post<unknown>(`/offers/${id}/withdraw`, {}),
};

/** Games of the account that this browser has not sat at yet stand among its own from now on. */
export async function bringGames(): Promise<void> {
  const known = new Set(recent().map(({ id }) => id));
  for (const { id, game, mode, seats, over, since } of (await account.games()).reverse()) {
    if (!over && !known.has(id)) remember({ id, game, mode, tokens: seats.map(({ token }) => token), at: since * 1000 });
  }
}
