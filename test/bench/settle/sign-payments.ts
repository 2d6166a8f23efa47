import { randomBytes } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { permitDigest } from "@lunas/chain/read/typed-data";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { SigningKey } from "ethers";
import { fundedPayer, idrx } from "../../world/funded-payer";

/** Payments as payers hand them out, signed before anything is measured. */
export interface PaymentSource {
  /** So many bodies, payer after payer. */
  sign(count: number, to: Address): readonly Authorization[];
}

const amount = 10_000n;

export async function fundPayers(rpcUrl: string, count: number): Promise<PaymentSource> {
  const payers: Payer[] = [];
  while (payers.length < count) {
    const some = Array.from({ length: Math.min(16, count - payers.length) }, () => fundedPayer(rpcUrl, 10n ** 12n));
    payers.push(...(await Promise.all(some)));
  }
  const keys = payers.map(({ address, privateKey }) => ({ address, key: new SigningKey(privateKey) }));
  let turn = 0;
  return {
    sign: (wanted, to) =>
      Array.from({ length: wanted }, () => {
        turn += 1;
        return signed(keys[turn % keys.length] as (typeof keys)[number], to);
      }),
  };
}

function signed({ address, key }: { address: Address; key: SigningKey }, to: Address): Authorization {
  const unsigned = {
    from: address,
    token: idrx,
    amount,
    spender: sandbox.contracts.x402Proxy,
    nonce: BigInt(`0x${randomBytes(32).toString("hex")}`),
    deadlineSeconds: BigInt(Math.floor(Date.now() / 1_000) + 900),
    to,
    validAfterSeconds: 0n,
  };
  return { ...unsigned, signature: key.sign(permitDigest(sandbox, unsigned)).serialized as Hex };
}

/** The body that Lunas and the peer are asked with alike. */
export function bodyOf(authorization: Authorization): string {
  return JSON.stringify({
    x402Version: 2,
    paymentPayload: paymentPayload(authorization),
    paymentRequirements: requirementsFor(authorization),
  });
}
