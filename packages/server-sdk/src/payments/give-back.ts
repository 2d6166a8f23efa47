import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type Connection, callApi } from "../call-api";
import type { Consumption } from "./consume";
import type { Releases } from "./releases";

/** The service's answer. */
export interface GivenBack {
  readonly paymentId: string;
  readonly givenBack: true;
}

/** One request to `POST /payments/:id/give-back`. `answerId`: the success that was not served; else the newest. */
export async function giveBackPayment(
  connection: Connection,
  paymentId: string,
  answerId: string | undefined,
): Promise<GivenBack> {
  const query = answerId === undefined ? "" : `?answerId=${encodeURIComponent(answerId)}`;
  const path = `/payments/${encodeURIComponent(paymentId)}/give-back${query}` as const;
  return (await callApi<GivenBack>(connection, { method: "POST", path })).body;
}

export interface GiveBackDeps {
  readonly connection: Connection;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly releases: Releases;
}

/** What a gate let through. */
export interface Unlocked {
  readonly paymentId: string;
  /** The success to give back; undefined: the newest. Null: unlocked by the payment's id, which has no success to give back. */
  readonly answerId: string | undefined | null;
  /** Null: no store. `release` null: the store cannot forget a payment. */
  readonly consumption: Consumption | null;
}

const FOR_MS = 60_000;
const LEAST_MS = 250;
const MOST_MS = 5_000;

/**
 * Makes what a gate let through servable again; resolves to whether it is. Never throws, and works once. First the store
 * forgets the payment, then the service: in the other order a failure between them would leave a success that the
 * store refuses. Where the service refuses for good, the store gets the payment again: its id would unlock what was served before.
 */
export function giveBackOnce(deps: GiveBackDeps, unlocked: Unlocked): () => Promise<boolean> {
  let begun: Promise<boolean> | undefined;
  return () => {
    begun ??= undo(deps, unlocked).catch(() => false);
    return begun;
  };
}

async function undo(deps: GiveBackDeps, { paymentId, answerId, consumption }: Unlocked): Promise<boolean> {
  if (answerId === null && !deps.releases.take(paymentId)) return false;
  if (consumption !== null) {
    // Without it the next request would get the success, and the store would refuse it: the success would be lost.
    if (consumption.release === null) return false;
    await consumption.release(paymentId);
  }
  if (answerId === null) return true;
  const failure = await requestGiveBack(deps, paymentId, answerId);
  if (isKept(failure)) await consumption?.take(paymentId);
  return failure === null;
}

/** Sends the request until it is answered, or for some time; resolves to why nothing is given back. */
async function requestGiveBack(deps: GiveBackDeps, paymentId: string, answerId: string | undefined): Promise<unknown> {
  const untilMs = deps.now() + FOR_MS;
  for (let waitMs = LEAST_MS; ; waitMs = Math.min(waitMs * 2, MOST_MS)) {
    try {
      await giveBackPayment(deps.connection, paymentId, answerId);
      return null;
    } catch (error) {
      // With `answerId` a repeat is harmless. Without it a lost answer is not asked for again: it could give back a later success.
      if (!mayHelpAgain(error, answerId !== undefined) || deps.now() + waitMs > untilMs) return error;
    }
    await deps.sleep(waitMs);
  }
}

/** Whether the success was served and stays so. `not_answered`: it waits for the payer's next request, which the store must not refuse. */
function isKept(error: unknown): boolean {
  return error instanceof LunasError && error.code === "give_back_refused" && error.details.reason !== "not_answered";
}

function mayHelpAgain(error: unknown, isRepeatable: boolean): boolean {
  if (!(error instanceof LunasError)) return false;
  // A success that was told by a preconfirmation is given back after the confirmation.
  if (error.code === "give_back_refused") return error.details.reason === "not_confirmed";
  if (error.code === "unreachable" || error.status === 429) return true;
  return isRepeatable && (error.code === "connection_lost" || error.status >= 500);
}
