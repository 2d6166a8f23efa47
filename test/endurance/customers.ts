import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { signedBody } from "../harness/pay";
import { refundBody } from "../harness/refunds";
import { type Caller, isPaid } from "./ask";
import { refundShare, releaseShare, shares } from "./plan";
import type { Shop, Shops } from "./shops";

/** What customers and merchants did, and what came of it. */
export interface Tally {
  payments: number;
  links: number;
  captures: number;
  releases: number;
  refunds: number;
  /** Was due when the machine had too much in flight, and was not sent. */
  notSent: number;
  /** What did not end in time, in words. */
  readonly lost: string[];
  /** Of payments from when they were due to their success, since the last sample. */
  tookMs: number[];
}

export interface Customers {
  readonly tally: Tally;
  /** Sends nothing more; resolves when all that was sent has ended. */
  stop(): Promise<void>;
}

export interface CustomersPlan {
  readonly shops: Shops;
  readonly caller: Caller;
  readonly random: () => number;
  /** Payments a second. */
  readonly rate: number;
}

const amount = 10_000n;
const maximum = 20_000n;
/** A machine that is too slow for the rate gets fewer payments: without a bound the wait would grow all the time. */
const mostOpen = 100;
const deadlineSeconds = () => BigInt(Math.floor(Date.now() / 1_000) + 550);

/** Payments that come whenever they come, so many a second on average, whether the earlier ones are answered or not. */
export function startCustomers({
  shops: { shops, payers, facilitators },
  caller,
  random,
  rate,
}: CustomersPlan): Customers {
  const tally: Tally = {
    payments: 0,
    links: 0,
    captures: 0,
    releases: 0,
    refunds: 0,
    notSent: 0,
    lost: [],
    tookMs: [],
  };
  const open = new Set<Promise<void>>();
  const one = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T;
  const nonces = new Map(payers.map((payer) => [payer.address, countedNonces(random)]));
  const signed = (payer: Payer, shop: Shop) => {
    const nonce = nonces.get(payer.address)?.();
    const terms = { to: shop.merchant.walletAddress, amount, deadlineSeconds: deadlineSeconds() };
    return payer.authorize({ ...terms, ...(nonce !== undefined && { nonce }) });
  };
  const ended = async (what: string, request: Parameters<Caller["untilEnded"]>[0]) => {
    const answer = await caller.untilEnded(request);
    if (answer === null) tally.lost.push(what);
    return answer;
  };
  const pay = async (dueMs: number) => {
    const [payer, shop, isRefunded] = [one(payers), one(shops), random() < refundShare];
    const authorization = await signed(payer, shop);
    const body = { paymentPayload: paymentPayload(authorization), paymentRequirements: requirementsFor(authorization) };
    const key = shop.merchant.apiKey;
    const answer = await ended("a payment", { path: "/facilitate", body, key, isEnd: isPaid });
    if (answer === null) return;
    tally.payments += 1;
    tally.tookMs.push(performance.now() - dueMs);
    if (isRefunded && answer.status === 200) await refund(shop, payer, String(answer.body.paymentId));
  };
  const refund = async (shop: Shop, payer: Payer, paymentId: string) => {
    const body = await refundBody(shop.wallet, { to: payer.address, amount, deadlineSeconds: deadlineSeconds() });
    const path = `/payments/${paymentId}/refunds`;
    const request = { path, body, key: shop.merchant.apiKey };
    const isEnd = ({ status }: { status: number }) => status === 201 || status === 200 || status === 409;
    if ((await ended("a refund", { ...request, isEnd })) !== null) tally.refunds += 1;
  };
  const payLink = async (dueMs: number) => {
    const { merchant, wallet, link } = one(shops);
    const authorization = await signed(one(payers), { merchant, wallet, link });
    const body = { x402Version: 2, paymentPayload: paymentPayload(authorization) };
    const answer = await ended("a payment of a link", { ...link, body, isEnd: isPaid });
    if (answer === null) return;
    tally.links += 1;
    tally.tookMs.push(performance.now() - dueMs);
  };
  const hold = async () => {
    const [payer, shop, isReleased] = [one(payers), one(shops), random() < releaseShare];
    const terms = { to: shop.merchant.walletAddress, amount: maximum, deadlineSeconds: deadlineSeconds() };
    const body = await signedBody(payer, { ...terms, facilitator: one(facilitators) });
    const key = shop.merchant.apiKey;
    const isHeld = ({ status }: { status: number }) => status === 201 || status === 200;
    const held = await ended("a hold", { path: "/holds", body, key, isEnd: isHeld });
    if (held === null) return;
    const path = `/holds/${held.body.holdId}`;
    if (isReleased) {
      const isEnd = isHeld;
      if ((await ended("a release", { path: `${path}/release`, body: {}, key, isEnd })) !== null) tally.releases += 1;
      return;
    }
    const capture = { path: `${path}/capture`, body: { amount: amount.toString() }, key, isEnd: isPaid };
    if ((await ended("a capture", capture)) !== null) tally.captures += 1;
  };
  const next = (dueMs: number) => {
    const kind = random();
    if (kind < shares.holds) return hold();
    return kind < shares.holds + shares.links ? payLink(dueMs) : pay(dueMs);
  };
  const stopSending = everyNow({ random, rate }, (dueMs) => {
    if (open.size >= mostOpen) {
      tally.notSent += 1;
      return;
    }
    const running = next(dueMs)
      .catch((error: unknown) => void tally.lost.push(String(error)))
      .finally(() => open.delete(running));
    open.add(running);
  });
  return {
    tally,
    stop: async () => {
      stopSending();
      await Promise.all(open);
    },
  };
}

/** Calls at random times, so often on average. A late timer makes up for what was due. */
function everyNow({ random, rate }: Pick<CustomersPlan, "random" | "rate">, act: (dueMs: number) => void): () => void {
  const gapMs = () => (-Math.log(1 - random()) * 1_000) / rate;
  let dueMs = performance.now();
  const timer = setInterval(() => {
    for (const nowMs = performance.now(); dueMs <= nowMs; dueMs += gapMs()) act(dueMs);
  }, 5);
  return () => clearInterval(timer);
}

/** Counted up within a word of Permit2's bitmap, as Permit2 advises: random ones would fill the test node's memory. */
function countedNonces(random: () => number): () => bigint {
  const word = () => BigInt(Math.floor(random() * 2 ** 48)) << 8n;
  let nonce = word();
  return () => {
    nonce = (nonce & 0xffn) === 0xffn ? word() : nonce + 1n;
    return nonce;
  };
}
