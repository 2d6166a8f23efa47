import type { Address, Chain } from "@lunas/catalog/chain";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import type { To } from "./account";
import { signedBody } from "./signed-body";

/** A key does not show its merchant; the refusal of a payment to another wallet does. Nothing is stored. */
export async function findPayee(to: To, { key, chain }: { key: string; chain: Chain }): Promise<Address> {
  const elsewhere = freshWallet().address as Address;
  const signed = await createPayer({ chain }).authorize({ to: elsewhere, amount: 1_000n });
  const { body } = await to("POST", "/facilitate", { key, body: signedBody(signed, chain) });
  const expected = body.error?.details?.expected;
  if (expected === undefined) throw new Error(`the key is of no use: ${JSON.stringify(body)}`);
  return String(expected) as Address;
}
