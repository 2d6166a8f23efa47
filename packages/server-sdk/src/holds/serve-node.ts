import { reportOutcome, type UpToOptions } from "../up-to-options";
import type { GateHeld, HoldOutcome } from "./hold-gate";
import { keepAnswer, type MeteredResponse, type Replacement } from "./node-answer";

export interface NodeWork<Request> {
  readonly options: UpToOptions<Request>;
  readonly request: Request;
  readonly response: MeteredResponse;
  readonly gate: GateHeld;
}

/**
 * Runs a handler of a Node framework for a held maximum, and ends the hold with its answer. What the handler throws is
 * thrown on, after the hold was released.
 */
export async function serveNode<Request, Result>(
  work: NodeWork<Request>,
  handler: () => Result | Promise<Result>,
): Promise<Result> {
  return work.options.stream === true ? serveStream(work, handler) : serveKept(work, handler);
}

async function serveKept<Request, Result>(
  { options, request, response, gate }: NodeWork<Request>,
  handler: () => Result | Promise<Result>,
): Promise<Result> {
  const finish = async (isServed: boolean) => {
    const outcome = await gate.finish({ isServed });
    reportOutcome(options, request, outcome);
    return outcome;
  };
  // A payer who is gone gets nothing, and pays nothing.
  const decide = async (status: number) =>
    replacementOf(await finish(status < 500 && response.destroyed !== true), status);
  const kept = keepAnswer(response, decide);
  try {
    return await handler();
  } catch (error) {
    kept.stop();
    const { headers } = await finish(false);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    throw error;
  }
}

function replacementOf(outcome: HoldOutcome, status: number): Replacement {
  const { headers } = outcome;
  if (outcome.result !== "failed" || status >= 500) return { headers, instead: null };
  return { headers, instead: { status: outcome.status, body: JSON.stringify(outcome.body) } };
}

/** The answer goes out while it is written; the hold ends when the answer has, and the handler is done. */
async function serveStream<Request, Result>(
  { options, request, response, gate }: NodeWork<Request>,
  handler: () => Result | Promise<Result>,
): Promise<Result> {
  // Of a payer who was gone before the handler began `close` was emitted already. Like one of a kept answer it gets nothing, and pays nothing.
  const isGone = response.destroyed === true;
  const closed = new Promise<void>((resolve) => {
    if (isGone) resolve();
    else response.once("close", resolve);
  });
  const finish = async (isServed: boolean) => reportOutcome(options, request, await gate.finish({ isServed }));
  try {
    const result = await handler();
    // A payer who disconnects pays what the handler has charged.
    void closed.then(() => finish(!isGone && response.statusCode < 500));
    return result;
  } catch (error) {
    void finish(false);
    throw error;
  }
}
