import { reportOutcome, type UpToOptions } from "../up-to-options";
import type { Charge } from "./charge";
import type { GateHeld, HoldOutcome } from "./hold-gate";
import { keepAnswer, type MeteredResponse, type Replacement } from "./node-answer";
import { closingOf } from "./node-closing";
import { watchCharge } from "./watched-charge";

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
  handler: (charge: Charge) => Result | Promise<Result>,
): Promise<Result> {
  return work.options.stream === true ? serveStream(work, handler) : serveKept(work, handler);
}

/** Ends the hold once, and reports its outcome once. */
function ending<Request>({ options, request, gate }: NodeWork<Request>): (isServed: boolean) => Promise<HoldOutcome> {
  let ended: Promise<HoldOutcome> | undefined;
  const finish = async (isServed: boolean) => {
    const outcome = await gate.finish({ isServed });
    reportOutcome(options, request, outcome);
    return outcome;
  };
  return (isServed) => {
    ended ??= finish(isServed);
    return ended;
  };
}

async function serveKept<Request, Result>(
  work: NodeWork<Request>,
  handler: (charge: Charge) => Result | Promise<Result>,
): Promise<Result> {
  const { response, gate } = work;
  const finish = ending(work);
  const watched = watchCharge(gate.charge);
  const closing = closingOf(response);
  // A payer who is gone gets nothing, and pays nothing.
  const decide = async (status: number) =>
    replacementOf(await finish(status < 500 && response.destroyed !== true), status);
  const kept = keepAnswer(response, decide);
  const giveUp = () => {
    watched.end();
    kept.stop();
    return finish(false);
  };
  try {
    const result = await handler(watched.charge);
    // Streams stop with their reader, and never end the answer. After an answer that was ended this changes nothing.
    void closing.closed.then(giveUp);
    return result;
  } catch (error) {
    if (closing.isCut()) watched.end();
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
  work: NodeWork<Request>,
  handler: (charge: Charge) => Result | Promise<Result>,
): Promise<Result> {
  const { response, gate } = work;
  const end = ending(work);
  const watched = watchCharge(gate.charge);
  // A payer who was gone before the handler began is like one of a kept answer: it gets nothing, and pays nothing.
  const closing = closingOf(response);
  const finish = async () => {
    await closing.closed;
    // A payer who disconnects pays what the handler has charged, also where the handler learns of it later.
    if (closing.isCut() && !closing.isGone) await watched.charged();
    if (closing.isCut()) watched.end();
    await end(!closing.isGone && !closing.isOwn() && response.statusCode < 500);
  };
  try {
    const result = await handler(watched.charge);
    void finish();
    return result;
  } catch (error) {
    // A handler may throw because its payer is gone: what was sent is paid all the same.
    if (closing.isCut() && response.headersSent === true) void finish();
    else {
      if (closing.isCut()) watched.end();
      void end(false);
    }
    throw error;
  }
}
