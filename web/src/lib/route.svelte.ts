// Where in the client we are: the part of the address behind #.
//   #/                       the lobby; ?play=GAME begins a game's first scenario
//   #/play/TOKEN[,TOKEN…]    at one or several seats of a game
//   #/watch/TOKEN            as a spectator
//   #/report/TOKEN             the report of a game, with the link to watch it
//   #/join/CODE              with an invitation to a seat
//   #/account                who one is; #/enter/TOKEN signs in, #/stop/TOKEN ends notices
//   #/game/ID                at the seats that one's account has in a game
//   …?at=N                   at a moment of the game; with &until=M that is repeated from N to M
// At the address `embed`, which other sites may show in a frame, there is nothing but the replay.
export interface Route {
  page: "lobby" | "play" | "watch" | "report" | "join" | "account" | "enter" | "stop" | "game";
  tokens: string[];
  at: number | null;
  until?: number | null;
  /** In the lobby: the game whose first scenario is to be begun. */
  play?: string | null;
}

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", tokens = ""] = path.split("/");
  const number = (name: string) => {
    const found = new URLSearchParams(query).get(name);
    return found !== null && /^\d+$/.test(found) ? Number(found) : null;
  };
  if ((page === "play" || page === "watch" || page === "join") && tokens) {
    return { page, tokens: tokens.split(","), at: number("at"), until: number("until") };
  }
  if (page === "account") return { page, tokens: [], at: null };
  if ((page === "report" || page === "enter" || page === "stop" || page === "game") && tokens) return { page, tokens: [tokens], at: null };
  return { page: "lobby", tokens: [], at: null, play: new URLSearchParams(query).get("play") };
}

class Here {
  readonly isEmbedded = /\/embed$/.test(location.pathname);
  route = $state(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = parse(location.hash);
      scrollTo(0, 0);
    });
  }
}

export const here = new Here();

export function go(path: string): void {
  location.hash = `#/${path}`;
}
