// What the page of a game says of answers and of who sits at the table.
import type { Action, Decision, State } from "../../lib/api";
import { say, sayFirst } from "../../lib/i18n.svelte";
import type { Chances, Session } from "../../lib/session.svelte";

/** Whoever sits there, by name; else the seat. */
export function seatName(now: State, seat: string): string {
  return now.players.find((player) => player.seat === seat)?.name ?? say(`${now.game}-seat-${seat}`);
}

/** An answer to a question. */
export function answerInWords(session: Session, action: Action, prompt: string, kind: string): string {
  const game = session.now!.game;
  const args = action[1] ? { [kind]: session.look!.wording.name(session.position, kind, action[1]) } : {};
  return sayFirst([`${game}-verb-${prompt}-${action[0]}`, `${game}-verb-${action[0]}`], args);
}

/** The same, by the question itself. */
export function inWords(session: Session, action: Action, decision: Decision | null): string {
  return answerInWords(session, action, decision?.prompt ?? "", decision?.kinds?.[action[0]!] ?? "");
}

/** An answer beside its chances; where it does not speak of a target, which that will be. */
export function chancesInWords(session: Session, one: Chances): string {
  const told = answerInWords(session, one.action, one.prompt, one.kind);
  const target = session.look!.wording.target(session.position, one, session.question);
  return told.includes(target) ? told : `${told} → ${target}`;
}

/** Where a unit was laid down, and how. */
export function placeInWords(session: Session, [first, ...then]: Action[]): string {
  const { wording, interaction } = session.look!;
  const place = first?.[1] ? wording.name(session.position, "hex", first[1]) : "–";
  return [place, ...then.map((one) => answerInWords(session, one, "", interaction.kinds?.[one[0]!] ?? ""))].join(", ");
}
