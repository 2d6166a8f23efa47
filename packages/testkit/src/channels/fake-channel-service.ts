import type { ChannelPayload } from "@lunas/protocol/wire/channels";
import type { ChannelRequirements } from "@lunas/protocol/wire/requirements";
import { decodePaymentHeader, encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { channelConfig } from "./channel-config";
import { FakeChannelBooks, FakeRefusal, recordOf } from "./fake-channel-books";
import { callFakeChain } from "./fake-channel-chain";

interface Body {
  readonly paymentPayload: string | ChannelPayload;
  readonly paymentRequirements: ChannelRequirements;
  readonly charge?: string;
}

/** Of a call: an answer that takes its place, an error that takes the answer's place after the work, or nothing. */
export type Disturbance = "lost_before" | "lost_after" | Response | null;

/** The service's endpoints of channels, on fake books: for libraries of shops. */
export function fakeChannelService() {
  const books = new FakeChannelBooks();
  const calls: string[] = [];
  const reserved = new Map<string, string>();
  const disturb: { next: Disturbance[] } = { next: [] };
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === "/config")
      return Response.json({ sandbox: channelConfig, production: channelConfig, networks: [] });
    if (pathname === "/rpc") return rpc(books, request);
    const voided = /^\/charges\/(.+)\/void$/.exec(pathname)?.[1];
    if (voided !== undefined) {
      const { chargeId, channelId, amount } = books.void(voided);
      return Response.json({ chargeId, channelId, amount: String(amount), status: "voided" });
    }
    const body = (await request.json()) as Body;
    const payload = payloadIn(body);
    const price = BigInt(body.paymentRequirements.amount);
    const { channelId, signature } = payload.payload.voucher;
    if (pathname === "/channels/verify") {
      const channel = books.verify(payload, price);
      if ((reserved.get(channelId) ?? signature) !== signature) throw new FakeRefusal(409, "channel_busy");
      reserved.set(channelId, signature);
      return Response.json({
        valid: true,
        channel: recordOf(channelId, channel),
        reservedUntil: "2026-11-27T08:00:30.000Z",
      });
    }
    reserved.delete(channelId);
    const charged = books.facilitate(payload, price, body.charge === undefined ? price : BigInt(body.charge));
    return Response.json(charged, { headers: { "PAYMENT-RESPONSE": encodePaymentHeader(charged.settlement) } });
  };
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === "/config" || pathname === "/rpc") return answer(request);
    calls.push(pathname);
    const disturbance = disturb.next.shift() ?? null;
    if (disturbance === "lost_before") throw new TypeError("fetch failed");
    if (disturbance instanceof Response) return disturbance;
    const answered = await answer(request).catch((error: unknown) => {
      if (error instanceof FakeRefusal) return refusal(error);
      throw error;
    });
    if (disturbance === "lost_after") throw new TypeError("fetch failed");
    return answered;
  };
  return { books, calls, reserved, disturb, send: send as typeof fetch };
}

function payloadIn({ paymentPayload }: Body): ChannelPayload {
  if (typeof paymentPayload !== "string") return paymentPayload;
  const decoded = decodePaymentHeader(paymentPayload);
  if (!decoded.ok) throw new Error("an unreadable payload");
  return decoded.value as ChannelPayload;
}

function refusal({ status, code, message, details }: FakeRefusal): Response {
  return Response.json({ error: { code, message, details } }, { status });
}

async function rpc(books: FakeChannelBooks, request: Request): Promise<Response> {
  const { id, params } = (await request.json()) as { id: number; params: readonly [{ readonly data?: string }] };
  return Response.json({ jsonrpc: "2.0", id, result: callFakeChain(books, params[0]) });
}
