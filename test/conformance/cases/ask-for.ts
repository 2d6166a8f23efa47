import type { Case } from "../case";
import type { Stage } from "../fixture";
import { type Answer, type Ask, outcome } from "../http";

type Asked = Ask | ((stage: Stage) => Ask | Promise<Ask>);

/** A case that asks one thing and expects an outcome in a few words: `[row, given, expected, what is sent]`. */
export type Line = readonly [row: string, given: string, expected: string, asked: Asked];

/** Cases that ask one endpoint, differently each time. */
export function casesOf(method: string, path: string, lines: readonly Line[]): Case[] {
  return lines.map(([row, given, expected, asked]) => ({
    row,
    method,
    path,
    given,
    expected,
    got: async (stage) => outcome(await send(stage, { method, path }, asked)),
  }));
}

export async function send(
  stage: Stage,
  { method, path }: Pick<Case, "method" | "path">,
  asked: Asked,
): Promise<Answer> {
  return stage.ask(method, path, typeof asked === "function" ? await asked(stage) : asked);
}

/** A case told in full, where one question does not do. */
export function theCase(
  [row, method, path]: readonly [row: string, method: string, path: string],
  [given, expected]: readonly [given: string, expected: string],
  got: Case["got"],
): Case {
  return { row, method, path, given, expected, got };
}
