import type { ChainConfig, HoldRecord } from "@lunas/protocol/wire/api";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { UptoRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentRequired, UptoPayload } from "@lunas/protocol/wire/x402";
import { channelTermsOf, withChannel } from "../channels/channel-demand";
import { processMetered } from "../channels/metered-channel";
import { checkUpTo, requiredFor, uptoRequiredFor } from "../payments/build-required";
import type { GateDeps } from "../payments/gate-deps";
import { demand, failedGate, servedHeaders, unreadableGate } from "../payments/gate-result";
import { schemeIn } from "../payments/read-payload";
import { headerOf } from "../payments/request-headers";
import { type Presented, readHeader, sendOnce } from "../payments/send-once";
import { openMeter } from "./charge";
import { captureCharge, type Held, releaseUncharged } from "./finish-hold";
import type { GateHeld, HoldGate, HoldOutcome, UpToInput } from "./hold-gate";
import type { OpenCapture, OpenCaptures } from "./open-captures";
import { createHold, type HoldInput } from "./requests";

export interface HoldGateDeps extends GateDeps {
  readonly captures: OpenCaptures;
}

/**
 * Handles one request whose price is known when the work is done: demands, holds or fails. Throws only for mistakes of
 * the shop itself, and where `/config` cannot be read.
 */
export async function processHold(deps: HoldGateDeps, input: UpToInput): Promise<HoldGate> {
  // A page has no button for a maximum: browsers get the JSON, as programs do.
  const page = { requestHeaders: {}, section: deps.section };
  const chain = await deps.chain();
  const required = demanded(() => requiredOf(deps, input, chain));
  if (required instanceof LunasError) return failedGate(required, { x402Version: 2, ...nothing }, page);
  const header = headerOf(input.headers, "payment-signature") ?? headerOf(input.headers, "x-payment");
  if (header === undefined) return demand(required, page);
  const terms = channelTermsOf(required);
  if (terms !== undefined && (required.accepts.length === 1 || schemeIn(header) === "batch-settlement")) {
    const payload = readHeader(header, "batch-settlement");
    if (payload instanceof LunasError) return unreadableGate(payload, required);
    return processMetered(deps, input, { chain, required, terms, payload, page });
  }
  const payload = readHeader(header, "upto");
  if (payload instanceof LunasError) return unreadableGate(payload, required);
  const presented = { chain, required, payload };
  try {
    const body = bodyOf(input, presented);
    const open = deps.captures.take(body);
    const held = { deps, captures: deps.captures, required, body, maxWaitMs: input.maxWaitMs };
    if (open !== undefined)
      return await goOn({ ...held, hold: open.hold }, open).finally(() => deps.captures.end(body));
    return heldGate({ ...held, hold: openOnly(await hold(deps, input, { presented, body })) });
  } catch (error) {
    // A capture that this gate left open may still settle, whatever is demanded now: a refusal would ask the payer to pay again.
    if (error instanceof LunasError) return failedGate(deps.captures.openOf(payload) ?? error, required, page);
    throw error;
  }
}

function requiredOf(deps: GateDeps, input: UpToInput, chain: ChainConfig): PaymentRequired {
  if (input.channel !== true) return uptoRequiredFor(chain, input);
  // A chain without holds still has channels, and the least payment of a hold does not bind a channel.
  const maximum = requiredFor(chain, { ...input, price: checkUpTo(input.upTo) });
  const channel = withChannel(maximum, chain, deps.section);
  const hasHolds = channel.accepts.length > 1 && chain.x402.upto !== undefined;
  return hasHolds
    ? withChannel(uptoRequiredFor(chain, input), chain, deps.section)
    : { ...channel, accepts: channel.accepts.slice(-1) };
}

/** Of a failure that shows no requirements. */
const nothing: Pick<PaymentRequired, "resource" | "accepts"> = { resource: { url: "" }, accepts: [] };

/** The demand, or why the service takes none now; a mistake of the shop is thrown. */
function demanded(build: () => PaymentRequired): PaymentRequired | LunasError {
  try {
    return build();
  } catch (error) {
    if (error instanceof LunasError && error.code === "service_unavailable") return error;
    throw error;
  }
}

/** An answer that was lost may be of a hold that ended since: nothing is worked for it. */
function openOnly(record: HoldRecord): HoldRecord {
  if (record.status === "held") return record;
  const details = { status: record.status === "captured" ? "pending" : record.status };
  throw new LunasError("This payment authorization has been used already.", {
    code: "nonce_already_used",
    status: 409,
    details,
  });
}

interface Holding {
  readonly presented: Presented<UptoPayload>;
  readonly body: HoldInput;
}

function hold(deps: GateDeps, input: UpToInput, { presented, body: first }: Holding): Promise<HoldRecord> {
  return sendOnce<HoldInput, HoldRecord>(deps, presented, {
    ...{ body: first, clientAddress: input.clientAddress, maxWaitMs: input.maxWaitMs },
    send: (body, idempotencyKey) => createHold(deps.connection, body, { idempotencyKey }),
  });
}

/**
 * The body is the same each time that the payer sends this header: so it names the signer of the signature, where another one is demanded by
 * now. Otherwise neither the service nor this gate would know the payment again. The service judges the signed signer alone.
 */
function bodyOf(input: UpToInput, { required, payload }: Presented<UptoPayload>): HoldInput {
  const { url, description } = required.resource;
  const { extra, ...terms } = required.accepts[0] as UptoRequirements;
  const facilitatorAddress = payload.payload.permit2Authorization.witness.facilitator;
  return {
    paymentPayload: payload,
    paymentRequirements: { ...terms, extra: { ...extra, facilitatorAddress } },
    resource: url,
    ...(description === undefined ? {} : { description }),
    ...(input.metadata === undefined ? {} : { metadata: input.metadata }),
  };
}

/**
 * The same header after an open outcome: first the capture of before ends, with its own amount. Then the handler runs
 * again for what is paid already: what it charges now does not count.
 */
async function goOn(held: Held, open: OpenCapture): Promise<HoldGate> {
  const outcome = await captureCharge(held, open.amount);
  if (outcome.result === "failed") return outcome;
  return { ...heldGate(held, open.amount), finish: async () => outcome };
}

function heldGate(held: Held, fixed?: string): GateHeld {
  const meter = openMeter({ hold: held.hold, maximum: held.hold.amount, fixed });
  let ended: Promise<HoldOutcome> | undefined;
  const finish = (isServed: boolean): Promise<HoldOutcome> => {
    const amount = meter.close();
    return isServed && amount !== undefined && amount !== "0" ? captureCharge(held, amount) : releaseUncharged(held);
  };
  return {
    ...{ result: "held", status: 200, hold: held.hold, headers: servedHeaders, charge: meter.charge },
    finish: ({ isServed }) => {
      ended ??= finish(isServed);
      return ended;
    },
  };
}
