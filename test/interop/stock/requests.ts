import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import type { ShopChannel } from "../../harness/shop-channels";

/** Who signs the requests: with the money and its approval, with a penny, and without an approval. */
export interface Payers {
  readonly payer: Payer;
  readonly poor: Payer;
  readonly unapproved: Payer;
  /** The merchant's wallet. */
  readonly payTo: `0x${string}`;
  /** The signer that payers of scheme `upto` name; the stock facilitator of these tests calls it its own. */
  readonly facilitator: `0x${string}`;
  readonly channels: PayersChannels;
  /** Settles the request's nonce in another way, on the chain. */
  readonly cancel: (payer: Payer, nonce: bigint) => Promise<void>;
}

/** Channels with 100,000 base units each, of which 500 are claimed and paid. */
export interface PayersChannels {
  /** Whose signatures both facilitators can make. */
  readonly authorizer: string;
  readonly open: ShopChannel;
  /** Its server signs; nothing is claimed. */
  readonly ownSigner: ShopChannel;
  /** To another wallet than that of the key's merchant: here what is claimed is not paid. */
  readonly foreign: ShopChannel;
  readonly otherWallet: string;
}

export type Changes = Partial<Parameters<Payer["authorize"]>[0]>;
export type Body = Awaited<ReturnType<typeof signed>>;

/** A good request of 5,000 rupiah, or with these changes, signed for them. */
export async function signed({ payTo }: Payers, payer: Payer, changes: Changes = {}) {
  const authorization = await payer.authorize({ to: payTo, amount: 500_000n, ...changes });
  const payload = paymentPayload(authorization);
  return { x402Version: 2 as number, paymentPayload: payload, paymentRequirements: requirementsFor(authorization) };
}

/** Changes after the signature. An undefined value removes its field. */
export function paying(body: Body, change: object): object {
  return { ...body, paymentPayload: { ...body.paymentPayload, ...change } };
}
export function carrying(body: Body, payload: object): object {
  return paying(body, { payload });
}
export function withSignature(body: Body, signature: string): object {
  return carrying(body, { ...body.paymentPayload.payload, signature });
}
export function authorizing(body: Body, change: object): object {
  const { payload } = body.paymentPayload;
  return carrying(body, { ...payload, permit2Authorization: { ...payload.permit2Authorization, ...change } });
}
export function demanding(body: Body, change: object): object {
  return { ...body, paymentRequirements: { ...body.paymentRequirements, ...change } };
}
export function accepting(body: Body, change: object): object {
  return paying(body, { accepted: { ...body.paymentPayload.accepted, ...change } });
}
/** Both, as a payer does that takes a shop's demand as it is. */
export function agreeing(body: Body, change: object): object {
  return { ...accepting(body, change), paymentRequirements: { ...body.paymentRequirements, ...change } };
}

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** Other spellings of one ECDSA signature: the chain takes some of them. */
export const spellings = {
  /** v as 0 or 1. */
  zeroV: (signature: string) => `${signature.slice(0, -2)}${signature.endsWith("1b") ? "00" : "01"}`,
  /** s in the upper half of the curve's order. */
  highS: (signature: string) => {
    const s = order - BigInt(`0x${signature.slice(66, 130)}`);
    return `${signature.slice(0, 66)}${s.toString(16).padStart(64, "0")}${signature.endsWith("1b") ? "1c" : "1b"}`;
  },
  /** EIP-2098. */
  compact: (signature: string) => {
    const s = BigInt(`0x${signature.slice(66, 130)}`) | (signature.endsWith("1c") ? 1n << 255n : 0n);
    return `${signature.slice(0, 66)}${s.toString(16).padStart(64, "0")}`;
  },
};
