import type { ChannelPayload, ChargeResponse, CorrectiveExtra } from "@lunas/protocol/wire/channels";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { ChannelRequirements } from "@lunas/protocol/wire/requirements";
import { decodePaymentHeader, encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { channelAuthorizer, channelConfig } from "./channel-config";
import { baseOf, FakeChannelBooks, FakeRefusal } from "./fake-channel-books";
import { callFakeChain } from "./fake-channel-chain";

/** What a shop does with one paid request. `honest` answers as a sound shop does. */
export interface PaidRequest {
  readonly payload: ChannelPayload;
  readonly header: string;
  readonly books: FakeChannelBooks;
  readonly honest: () => Response;
}
export type Behaviour = (request: PaidRequest) => Response | Error | Promise<Response | Error>;

export interface ShopOptions {
  /** Base units. */
  readonly price?: bigint;
  readonly payTo?: Hex;
  readonly extra?: object;
  /** Other entries of `accepts`, after the channel's. */
  readonly others?: readonly object[];
}

export const shopUrl = "https://shop.example/call";

/** A shop that is paid by channels, its facilitator and its chain, in one. Behaviours are for the paid requests in order; then it is honest. */
export function fakeChannelShop(behaviours: readonly Behaviour[] = [], options: ShopOptions = {}) {
  const { price = 1_000n, payTo = `0x${"b".repeat(40)}` as Hex } = options;
  const books = new FakeChannelBooks();
  const paid: ChannelPayload[] = [];
  const headers: string[] = [];
  const now = { price, behaviours: [...behaviours] };
  const termsOf = (more: object = {}): ChannelRequirements => ({
    scheme: "batch-settlement",
    ...{ network: channelConfig.x402.caip2Network, asset: channelConfig.tokens.IDRX as Hex, payTo },
    ...{ amount: String(now.price), maxTimeoutSeconds: 60 },
    extra: {
      ...{ assetTransferMethod: "permit2", name: "IDRX", version: "1", receiverAuthorizer: channelAuthorizer },
      ...{ withdrawDelay: 86_400, minDeposit: "100000", ...options.extra },
      ...more,
    },
  });
  const demand = (more: object = {}, said: object = {}): Response => {
    const accepts = [termsOf(more), ...(options.others ?? [])];
    return Response.json({ x402Version: 2, resource: { url: shopUrl }, accepts, ...said }, { status: 402 });
  };
  const honest = (payload: ChannelPayload, header: string): Response => {
    try {
      return served(books.facilitate(payload, now.price));
    } catch (error) {
      if (error instanceof FakeRefusal) return refused(error, { payload, header });
      throw error;
    }
  };
  const refused = (
    { code, message, details }: FakeRefusal,
    { payload }: { payload: ChannelPayload; header: string },
  ) => {
    const said = { code, error: message, details };
    const { channelId } = payload.payload.voucher;
    return demand(code === "channel_out_of_step" ? correctiveOf(books, channelId) : {}, said);
  };
  const paidRequest = async (header: string): Promise<Response> => {
    const decoded = decodePaymentHeader(header);
    if (!decoded.ok) throw new Error("an unreadable header");
    const payload = decoded.value as ChannelPayload;
    headers.push(header);
    paid.push(payload);
    const behaviour = now.behaviours.shift();
    if (behaviour === undefined) return honest(payload, header);
    const answer = await behaviour({ payload, header, books, honest: () => honest(payload, header) });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (request.url.endsWith("/config"))
      return Response.json({ sandbox: channelConfig, production: channelConfig, networks: [] });
    if (request.url.startsWith(channelConfig.rpcUrl)) return rpc(books, request);
    const header = request.headers.get("payment-signature");
    return header === null ? demand() : paidRequest(header);
  };
  return { books, paid, headers, now, demand, send: send as typeof fetch };
}

/** A sound shop's served answer. */
function served({ settlement }: ChargeResponse): Response {
  return Response.json({ served: true }, { headers: { "PAYMENT-RESPONSE": encodePaymentHeader(settlement) } });
}

/** What a corrective 402 adds to `extra`. */
export function correctiveOf(books: FakeChannelBooks, channelId: Hex): CorrectiveExtra {
  const channel = books.channels.get(channelId);
  const voucherState =
    channel?.signature == null || channel.signedMax < baseOf(channel)
      ? {}
      : { voucherState: { signedMaxClaimable: String(channel.signedMax), signature: channel.signature } };
  return { channelState: books.stateOf(channelId), ...voucherState };
}

async function rpc(books: FakeChannelBooks, request: Request): Promise<Response> {
  const { id, method, params } = (await request.json()) as { id: number; method: string; params: readonly unknown[] };
  const [first] = params as [{ readonly data?: string }];
  const results: Readonly<Record<string, () => unknown>> = {
    eth_call: () => callFakeChain(books, first),
    eth_estimateGas: () => "0x15f90",
    eth_getTransactionCount: () => "0x0",
    eth_maxPriorityFeePerGas: () => "0x1",
    eth_getBlockByNumber: () => ({ baseFeePerGas: "0x1" }),
    eth_getBalance: () => "0xffffffffffff",
    eth_sendRawTransaction: () => `0x${"ab".repeat(32)}`,
    eth_getTransactionReceipt: () => ({ status: "0x1" }),
  };
  return Response.json({ jsonrpc: "2.0", id, result: results[method]?.() ?? null });
}
