import { randomBytes } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { permitDigest } from "@lunas/chain/read/typed-data";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { SigningKey } from "ethers";
import { fundedPayer, idrx } from "../../harness/funded-payer";
import type { Conditions } from "./conditions";

/** Payments as payers hand them out, signed before anything is measured. */
export interface PaymentSource {
  /**
   * So many, payer after payer. With `counted` nonces each payer counts its nonces up within a word of Permit2's bitmap, as Permit2 advises:
   * a random nonce, which stock clients take, opens a new slot of storage, and the test node reckons all of them anew
   * with every block, so that a turn would cost the more the later it comes.
   */
  sign(count: number, to: Address): readonly Authorization[];
  /** Always with random nonces: what a settlement's gas is measured by. */
  signAtRandom(count: number, to: Address): readonly Authorization[];
}

const amount = 10_000n;

export async function fundPayers(
  rpcUrl: string,
  { payers: count, nonces }: Pick<Conditions, "payers" | "nonces">,
): Promise<PaymentSource> {
  const payers: Payer[] = [];
  while (payers.length < count) {
    const some = Array.from({ length: Math.min(16, count - payers.length) }, () => fundedPayer(rpcUrl, 10n ** 12n));
    payers.push(...(await Promise.all(some)));
  }
  const wallets = payers.map(({ address, privateKey }) => walletOf(address, new SigningKey(privateKey)));
  let turn = 0;
  const nextWallet = () => {
    turn += 1;
    return wallets[turn % wallets.length] as Wallet;
  };
  const sign = (wanted: number, nonceOf: (wallet: Wallet) => bigint, to: Address) =>
    Array.from({ length: wanted }, () => {
      const wallet = nextWallet();
      return signed(wallet, nonceOf(wallet), to);
    });
  const signAtRandom = (wanted: number, to: Address) => sign(wanted, randomNonce, to);
  return {
    sign: nonces === "random" ? signAtRandom : (wanted, to) => sign(wanted, (wallet) => wallet.nextNonce(), to),
    signAtRandom,
  };
}

interface Wallet {
  readonly address: Address;
  readonly key: SigningKey;
  nextNonce(): bigint;
}

/** The payers' own, so that no two of them share anything. */
function walletOf(address: Address, key: SigningKey): Wallet {
  let nonce = randomWord();
  const nextNonce = () => {
    nonce = (nonce & 0xffn) === 0xffn ? randomWord() : nonce + 1n;
    return nonce;
  };
  return { address, key, nextNonce };
}

const randomNonce = () => BigInt(`0x${randomBytes(32).toString("hex")}`);
const randomWord = () => (randomNonce() >> 8n) << 8n;

function signed({ address, key }: Wallet, nonce: bigint, to: Address): Authorization {
  const unsigned = {
    kind: "exact",
    terms: {},
    from: address,
    token: idrx,
    amount,
    spender: sandbox.contracts.x402Proxy,
    nonce,
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
