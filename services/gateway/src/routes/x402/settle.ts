import type { Address, Chain } from "@lunas/catalog/chain";
import { type Captured, isReleased } from "@lunas/domain/hold/capture-hold";
import { holdAndCapture } from "@lunas/domain/hold/hold-and-capture";
import { stillOpen } from "@lunas/domain/payment/await-outcome";
import type { Claim } from "@lunas/domain/payment/claim";
import { facilitate, type Holding } from "@lunas/domain/payment/facilitate";
import type { Facilitated, WaitLimit } from "@lunas/domain/payment/facilitated";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import { receiptOf } from "@lunas/domain/receipt/receipt";
import { isRefusal } from "@lunas/domain/shared/refusal";
import type { Signal } from "@lunas/domain/shared/signal";
import { settleX402 } from "@lunas/protocol/api/x402";
import type { X402ChannelRequest } from "@lunas/protocol/x402/channel-facade";
import type { X402Request, X402UptoRequest } from "@lunas/protocol/x402/facade";
import { offerReceiptExtension } from "@lunas/protocol/x402/offer-receipt";
import type { RequestContext } from "../../http/context";
import { route } from "../../http/route";
import { type Stopwatch, startStopwatch } from "../../http/stopwatch";
import { chainNamed } from "../../settings/served-chains";
import { chargeIn, stockClaim } from "../../translate/stock-claim";
import { settledAnswerOf } from "../../translate/x402-settled";
import { unsettledBeside } from "./beside-problem";
import { type SettleChannel, settleChannel } from "./channel/settle";
import type { X402Deps } from "./deps";
import { holdForMs } from "./hold-for";
import { type NotOurs, parseStockRequest, wrongNetwork } from "./stock-request";

/**
 * `POST /facilitate` in the form of the x402 specification: the same claim, the same worker, one success. A standard
 * server treats every answer except a success as a failure, and its payer pays again. So once the payment is stored,
 * the answer is held open until the outcome is proven.
 */
export const settleStock = (deps: X402Deps) =>
  route(
    settleX402,
    async (request) => {
      const { body, caller, context } = request;
      const chains = deps.chainsOf(caller.key.environment);
      if (body.kind === "other") return unsettled(body, { network: body.network ?? chains[0].caip2Network });
      const wrong = wrongNetwork(body.request, chains);
      if (wrong !== null) return unsettled(wrong, namesOf(body.request));
      if (body.kind === "channel") {
        // The signal is made when it is first read: a copy of the request does not have it.
        const { signal } = request;
        const holdOpen = () => request.holdOpen();
        return settleOnChannel(deps, { body: body.request, caller, context, signal, holdOpen }, chains);
      }
      const stages = startStopwatch();
      const chain = chainNamed(chains, body.request.paymentPayload.accepted.network);
      const network = chain.caip2Network;
      const charge = chargeIn(body.request);
      const claimed = stockClaim(charge?.verified ?? body.request, caller, chain);
      const claim = { ...claimed, receivedAtMs: context.startedAtMs };
      const payer = claim.authorization.from;
      const settling = { claim, amount: charge?.amount ?? null };
      const { ended, stored } = await settle(deps, settling, { request, stages });
      if (isReleased(ended))
        return { status: 200, body: { success: true, transaction: "", network, payer, amount: "0" } };
      if (stored !== null) context.paymentId = stored.id;
      deps.onFacilitated(ended, stages, context);
      const answer = settledAnswerOf(ended, stored);
      if (isRefusal(answer)) return answer;
      return {
        status: 200,
        body: { ...answer, payer, network, ...(await offered(deps, body.request, ended)) },
        delivered: (isWritten: boolean) => deps.onDelivered(ended, isWritten, context),
      };
    },
    { parseBody: parseStockRequest, besideProblem: unsettledBeside },
  );

async function settleOnChannel(
  deps: X402Deps,
  request: Omit<SettleChannel, "chain" | "onDelivered">,
  chains: readonly [Chain, ...Chain[]],
) {
  const chain = chainNamed(chains, request.body.paymentPayload.accepted.network);
  const reports: ((isWritten: boolean) => void)[] = [];
  const onDelivered = (report: (isWritten: boolean) => void) => void reports.push(report);
  const ended = await settleChannel(deps, { ...request, chain, onDelivered });
  if (isRefusal(ended)) return ended;
  const delivered = (isWritten: boolean) => {
    for (const report of reports) report(isWritten);
  };
  return { status: 200 as const, body: ended, delivered };
}

function unsettled(
  { reason: errorReason, message: errorMessage }: NotOurs,
  names: { network: string; payer?: Address },
) {
  return { status: 200 as const, body: { success: false, errorReason, errorMessage, ...names, transaction: "" } };
}

function namesOf(request: X402Request | X402UptoRequest | X402ChannelRequest) {
  const { payload } = request.paymentPayload;
  const { network } = request.paymentRequirements;
  // What a server writes itself for its channels has no payer; x402 names none where the networks of a channel differ.
  return "permit2Authorization" in payload ? { network, payer: payload.permit2Authorization.from } : { network };
}

/** The receipt where the payer's client asks for it. It is signed here, after the outcome, and needs no query. */
async function offered({ receipts }: X402Deps, { paymentPayload }: X402Request | X402UptoRequest, ended: Facilitated) {
  if (paymentPayload.extensions?.[offerReceiptExtension] === undefined) return {};
  if (isRefusal(ended) || ended.kind !== "settled") return {};
  const receipt = receiptOf(ended.payment);
  const signed = isRefusal(receipt) ? null : await receipts.signOffered(receipt);
  return signed === null ? {} : { extensions: { [offerReceiptExtension]: signed } };
}

interface RequestParts {
  readonly request: { readonly signal: Signal; readonly holdOpen: () => void; readonly context: RequestContext };
  readonly stages: Stopwatch;
}

interface Settling {
  readonly claim: Claim;
  /** What is charged of a maximum; null: the scheme has none. */
  readonly amount: bigint | null;
}

interface Ended {
  readonly ended: Captured;
  /** From this point the answer may only report the payment's outcome. */
  readonly stored: StoredPayment | null;
}

/** Two requests may wait: a server that lost its connection retries while the first request is not known to be gone. */
async function settle(deps: X402Deps, { claim, amount }: Settling, { request, stages }: RequestParts): Promise<Ended> {
  const held: { stored: StoredPayment | null } = { stored: null };
  const watched = deps.watch({ onStage: stages.lap, ...deps.facilitate }, request.context);
  try {
    const waitLimit: WaitLimit & Holding = {
      waitMs: deps.settleWaitMs,
      seats: 2,
      onStored: (payment) => {
        held.stored = payment;
        request.holdOpen();
      },
      waitMsOf: ({ authorization }) => holdForMs(claim.chain, authorization, deps.facilitate.clock.now()),
      client: request,
    };
    const ended =
      amount === null
        ? await facilitate(watched, claim, waitLimit)
        : await holdAndCapture(watched, { claim, amount }, waitLimit);
    return { ended, ...held };
  } catch (error) {
    const { stored } = held;
    if (stored === null) throw error;
    // Whatever failed here, a settler settles the payment.
    deps.onFault(error, request.context);
    return { ended: stillOpen(stored), stored };
  }
}
