import type { ChannelPayload } from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ChannelRequirements } from "@lunas/protocol/wire/requirements";
import { unreachable } from "@lunas/protocol/wire/unreachable";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import type { ClientDeps } from "../client-deps";
import { targetOf } from "../pay/follow-redirects";
import { payableOrigin } from "../pay/payable-origin";
import { readDemand } from "../pay/read-demand";
import { sendWithRetries, waitLimit } from "../pay/send-with-retries";
import type { KeptChannel } from "./kept-channel";
import { signVoucher } from "./voucher";

/** One shop that does not answer must not hold the others. The second one is for the refund's transaction. */
const DEMAND_MS = 30_000;
const REFUND_MS = 120_000;
const MOST_REDIRECTS = 5;

/** Throws where an address must not be requested. */
export type CheckAddress = (url: string) => Promise<unknown>;

/** A refund asks for what is unused, with a voucher of what is charged already: it signs for nothing new. */
export async function askRefund(client: ClientDeps, channel: KeptChannel, check?: CheckAddress): Promise<Response> {
  const { send, setup } = client;
  const { request, response: demand } = await within(DEMAND_MS, (signal) =>
    demandAt(client, channel, { signal, check }),
  );
  const demanded = demand.status === 402 ? await readDemand(demand) : null;
  const terms = demanded?.accepts.find(({ scheme, payTo }) => isOf(channel, scheme, payTo));
  if (demanded === null || terms === undefined) throw notOffered(channel);
  payableOrigin(request, demand);
  const payload: ChannelPayload = {
    x402Version: 2,
    payload: { type: "refund", channelConfig: channel.config, voucher: signVoucher(channel, BigInt(channel.charged)) },
    accepted: terms as ChannelRequirements,
    resource: demanded.resource,
  };
  const header = ["PAYMENT-SIGNATURE", encodePaymentHeader(payload)] as const;
  return within(REFUND_MS, (signal) =>
    sendWithRetries(() => setup.sendPaid(send, new Request(request, { signal }), header), waitLimit, signal),
  );
}

interface Demanding {
  readonly signal: AbortSignal;
  readonly check: CheckAddress | undefined;
}

interface Demanded {
  /** The last one, where the shop redirected within its origin. */
  readonly request: Request;
  readonly response: Response;
}

/** The shop's answer without a payment. Redirects are followed within its origin: another address was not checked. */
async function demandAt(
  { send, setup }: ClientDeps,
  { url }: KeptChannel,
  { signal, check }: Demanding,
): Promise<Demanded> {
  const { origin } = new URL(url);
  // A browser does not say where a redirect leads. It has the page's own rights.
  const redirect = setup.isBrowser ? "follow" : "manual";
  let current = url;
  for (let redirects = 0; ; redirects += 1) {
    await check?.(current);
    const request = new Request(current, { redirect, signal });
    const response = await send(request.clone()).catch((cause: unknown) => {
      throw cause instanceof LunasError ? cause : unreachable(current, cause);
    });
    const target = setup.isBrowser ? null : targetOf(response, current);
    if (target === null || redirects === MOST_REDIRECTS) return { request, response };
    if (target.origin !== origin) throw redirected(origin, target.origin);
    current = target.href;
  }
}

/** Ends the work after this time, also where its `fetch` does not know signals. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal, end } = endable();
  const timer = setTimeout(end, ms);
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  try {
    return await Promise.race([work(signal), ended]);
  } finally {
    clearTimeout(timer);
  }
}

function endable() {
  const controller = new AbortController();
  const message = "The shop did not answer in time. It may still give the deposit back: list the channels again later.";
  return {
    signal: controller.signal,
    end: () => controller.abort(new LunasError(message, { code: "connection_lost" })),
  };
}

const isOf = ({ config }: KeptChannel, scheme: string, payTo: Hex) =>
  scheme === "batch-settlement" && payTo.toLowerCase() === config.receiver.toLowerCase();

function redirected(origin: string, redirectedTo: string): LunasError {
  return new LunasError(`${origin} redirects to ${redirectedTo}, which has no channel: withdraw it on the chain.`, {
    code: "redirect_refused",
    details: { origin, redirectedTo },
  });
}

function notOffered({ url }: KeptChannel): LunasError {
  return new LunasError(`${url} does not take this channel any more: withdraw what is left on the chain.`, {
    code: "channel_not_offered",
  });
}
