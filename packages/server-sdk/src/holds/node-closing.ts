import type { MeteredResponse } from "./node-answer";

/** How the connection of an answer ends. */
export interface Closing {
  /** Resolves when the connection is closed, after the whole answer or before. */
  readonly closed: Promise<void>;
  /** It was closed before the answer began. */
  readonly isGone: boolean;
  /** Whether it was closed before the answer's end, and not by the shop. */
  isCut(): boolean;
  /** Whether the shop itself destroyed the answer, as frameworks do with a stream that fails. */
  isOwn(): boolean;
}

export function closingOf(response: MeteredResponse): Closing {
  const isGone = response.destroyed === true;
  let isClosed = isGone;
  let isOwn = false;
  const closed = new Promise<void>((resolve) => {
    if (isGone) resolve();
    response.once("close", () => {
      isClosed = true;
      resolve();
    });
  });
  const isOver = () => isClosed || response.destroyed === true || response.socket?.destroyed === true;
  const { destroy } = response;
  if (destroy !== undefined) {
    response.destroy = (...given) => {
      // After the payer frameworks destroy the answer too.
      isOwn ||= !isOver();
      return destroy.apply(response, given);
    };
  }
  return {
    closed,
    isGone,
    isCut: () => isOver() && !isOwn && response.writableFinished !== true,
    isOwn: () => isOwn && response.writableFinished !== true,
  };
}
