import type { Fixture } from "./fixture";

/** One row of the interface, put to the test. What is got is told in the words of what is expected. */
export interface Case {
  /** The id of the row in `rows.json`; a row has one case. */
  readonly row: string;
  readonly method: string;
  readonly path: string;
  readonly given: string;
  readonly expected: string;
  got(fixture: Fixture): Promise<string>;
}

/** A row of the interface, in words of our own. */
export interface Row {
  readonly id: string;
  /** The part of the interface that has it. */
  readonly part: string;
  readonly rule: string;
  /** Operations that have to be served before the row can hold, besides the one that the case asks. */
  readonly needs?: readonly string[];
  /** The row whose case proves this one too. */
  readonly sameAs?: string;
  /** What else has to be there: the sandbox's failures on demand. */
  readonly feature?: "failures-on-demand";
}
