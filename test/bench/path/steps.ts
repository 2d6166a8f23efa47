import type { Message } from "./read-path";

export interface Step {
  readonly name: string;
  readonly service: Message["service"];
  readonly direction: Message["direction"];
  readonly text: RegExp;
  /** It may come before the step above it, because both run at once. */
  readonly isBeside?: true;
}

/** From a step's message to that of a later one, by their names. */
export interface Span {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** What a caller waits for: Lunas, the chain with its node, and Lunas again. */
export const spans: readonly Span[] = [
  { name: "request read, to broadcast", from: "rate limit asked", to: "transaction sent to the node" },
  { name: "broadcast, to block seen", from: "transaction sent to the node", to: "block announced" },
  { name: "block seen, to answer", from: "block announced", to: "answer sent" },
];

export const out = (service: Step["service"], name: string, text: RegExp): Step => ({
  name,
  service,
  direction: "out",
  text,
});
export const into = (service: Step["service"], name: string, text: RegExp): Step => ({
  name,
  service,
  direction: "in",
  text,
});

/** The messages of a payment that comes alone, in their order, told apart by what they contain. */
export const steps: readonly Step[] = [
  out("gateway", "rate limit asked", /lunas:limit/),
  into("gateway", "rate limit known", /^\*2/),
  { ...out("gateway", "look-up sent", /"place":0,"permit2"/), isBeside: true },
  { ...out("gateway", "chain asked", /eth_call/), isBeside: true },
  { ...into("gateway", "look-up done", /inFlight/), isBeside: true },
  { ...into("gateway", "chain's answer", /^HTTP\/1\.1 200[\s\S]*jsonrpc/), isBeside: true },
  out("gateway", "payment sent to PostgreSQL", /"refund_of"/),
  into("gateway", "payment stored", /storedAt/),
  out("gateway", "job sent", /evalsha[\s\S]*bull:settlements/i),
  into("settler", "settler woken", /bull:settlements[^:]*:marker/),
  out("settler", "job asked for", /evalsha/i),
  into("settler", "job read", /paymentIds/),
  out("settler", "signed transaction sent to PostgreSQL", /"purpose":"payment"/),
  into("settler", "signed transaction written", /committed/),
  out("settler", "transaction sent to the node", /eth_sendRawTransaction/),
  into("settler", "node took it", /^HTTP\/1\.1 200/),
  into("settler", "block announced", /eth_subscription/),
  out("settler", "receipt asked for", /eth_getTransactionReceipt/),
  into("settler", "receipt read", /^HTTP\/1\.1 200/),
  out("settler", "end sent to PostgreSQL", /"mined_hash"/),
  into("settler", "end written", /pay_/),
  out("settler", "job's end sent", /evalsha/i),
  into("gateway", "job's end seen", /completed/),
  out("gateway", "answer claimed", /\{"ask_/),
  into("gateway", "claim written", /claimed/),
  out("gateway", "answer sent", /^HTTP\/1\.1 200/),
];
