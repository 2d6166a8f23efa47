import type { Case } from "../case";
import type { Fixture } from "../fixture";
import { type Answer, type Ask, outcome } from "../http";

type RequestSource = Ask | ((fixture: Fixture) => Ask | Promise<Ask>);

/** A case that asks one thing and expects an outcome in a few words: `[row, given, expected, what is sent]`. */
export type Line = readonly [row: string, given: string, expected: string, request: RequestSource];

/** Cases that ask one endpoint, differently each time. */
export function casesOf(method: string, path: string, lines: readonly Line[]): Case[] {
  return lines.map(([row, given, expected, request]) => ({
    row,
    method,
    path,
    given,
    expected,
    got: async (fixture) => outcome(await send(fixture, { method, path }, request)),
  }));
}

export async function send(
  fixture: Fixture,
  { method, path }: Pick<Case, "method" | "path">,
  request: RequestSource,
): Promise<Answer> {
  return fixture.ask(method, path, typeof request === "function" ? await request(fixture) : request);
}

/** A case told in full, where one question does not do. */
export function theCase(
  [row, method, path]: readonly [row: string, method: string, path: string],
  [given, expected]: readonly [given: string, expected: string],
  got: Case["got"],
): Case {
  return { row, method, path, given, expected, got };
}
