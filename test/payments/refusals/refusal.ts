import type { ErrorCode } from "@lunas/protocol/api/errors";
import type { Fixture } from "./fixture";

/** One way to be refused: what is sent, and everything that the answer has to say. */
export interface Refused {
  readonly name: string;
  readonly code: ErrorCode;
  readonly status: number;
  /** The names in `details`, all of them; one with a question mark may be missing. */
  readonly details: readonly string[];
  /** Headers beyond those that every answer has. */
  readonly headers?: Readonly<Record<string, RegExp>>;
  provoke(fixture: Fixture): Promise<Response>;
}
