import { signedBody } from "../harness/pay";
import type { Target } from "./target";

/** A body with every field that there is, validly signed, that pays the shop. */
export async function wholeBody({ payer, shop }: Pick<Target, "payer" | "shop">) {
  const body = await signedBody(payer, { to: shop.walletAddress, amount: 1_000n });
  const more = { resource: "https://shop.example/article", description: "One article", metadata: { order: "7" } };
  return { x402Version: 2, ...body, ...more };
}

export type WholeBody = Awaited<ReturnType<typeof wholeBody>>;

/** The same body with another signature. */
export function signedWith<B extends Pick<WholeBody, "paymentPayload">>(body: B, signature: string): B {
  const { paymentPayload } = body;
  return { ...body, paymentPayload: { ...paymentPayload, payload: { ...paymentPayload.payload, signature } } };
}
