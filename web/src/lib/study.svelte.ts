// What the server is asked about a position beside what may be played: what is seen, reached, threatened.
import { api } from "./api";

/** A topic and the names of what it is about; null asks nothing. */
export type Question = string[] | null;

export class Studies {
  /** The answers in the position, by their questions; null while one is on its way. */
  #known = $state.raw<Record<string, unknown>>({});
  #position = "";

  /** The answers to some questions, as far as they are known. */
  of(questions: Question[]): unknown[] {
    return questions.map((question) => (question ? (this.#known[question.join()] ?? null) : null));
  }

  /** Ask about a position; a question that was sent in it is not sent again. */
  ask(token: string, number: number, questions: Question[]): void {
    const position = `${token} ${number}`;
    if (position !== this.#position) this.#known = {};
    this.#position = position;
    for (const question of questions) if (question && !(question.join() in this.#known)) void this.#send(token, question);
  }

  async #send(token: string, question: string[]): Promise<void> {
    const position = this.#position;
    this.#known = { ...this.#known, [question.join()]: null };
    const [topic, ...names] = question as [string, ...string[]];
    const answer = await api.study<unknown>(token, topic, names).catch(() => null);
    if (position === this.#position) this.#known = { ...this.#known, [question.join()]: answer };
  }
}
