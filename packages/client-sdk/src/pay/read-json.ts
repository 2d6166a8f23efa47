import { readAtMost } from "@lunas/protocol/wire/read-at-most";

/** No demand, failure or configuration is longer. */
const MOST_BYTES = 1_000_000;
/** For answers that no payment waits for. */
const MOST_READ_MS = 30_000;

/** The JSON of an answer. Rejects where it is none, is too long, or does not end in time. */
export async function readJson(response: Response, maxMs: number = MOST_READ_MS): Promise<unknown> {
  // Some environments have no streams.
  if (typeof response.body?.getReader !== "function") return response.json();
  const { bytes, isCut } = await readAtMost(response.body, { most: MOST_BYTES, maxMs });
  if (isCut) throw new Error("The answer is too long.");
  return JSON.parse(new TextDecoder().decode(bytes));
}
