import type { ChainConfig } from "@lunas/protocol/api/config";
import type { PaymentAuthorization } from "@lunas/protocol/x402/payment-authorization";
import type { PaymentPayload } from "@lunas/protocol/x402/payment-payload";
import type { PaymentRequired } from "@lunas/protocol/x402/payment-required";
import type { PaymentRequirements } from "@lunas/protocol/x402/payment-requirements";
import { permit2DomainName, permit2WitnessTypes } from "@lunas/protocol/x402/permit2";
import { type BaseWallet, hexlify, randomBytes, TypedDataEncoder, type TypedDataField, toBigInt } from "ethers";

/** What `GET /config` says of the contracts that a signature is bound to. */
export type SigningChain = {
  readonly chainId: number;
  readonly permit2Address: string;
  readonly x402: Pick<ChainConfig["x402"], "x402Permit2ProxyAddress">;
};

export interface Demand {
  readonly requirements: PaymentRequirements;
  readonly resource?: PaymentRequired["resource"];
}

/** Signs what a merchant demands: the payload that goes, as base64 of its JSON, into `PAYMENT-SIGNATURE`. Sends nothing. */
export async function signPayment(chain: SigningChain, payer: BaseWallet, demand: Demand): Promise<PaymentPayload> {
  const { requirements, resource } = demand;
  const authorization = authorize(chain, payer.address, requirements);
  const signature = await payer.signTypedData(domainOf(chain), types, messageOf(authorization));
  return {
    x402Version: 2,
    payload: { signature: signature as `0x${string}`, permit2Authorization: authorization },
    accepted: requirements,
    ...(resource === undefined ? {} : { resource }),
    extensions: {},
  };
}

/** What is to be signed for these requirements: exactly this amount, to this payee, by this deadline, once. */
function authorize(chain: SigningChain, from: string, requirements: PaymentRequirements): PaymentAuthorization {
  const nowSeconds = Math.floor(Date.now() / 1_000);
  return {
    from: from as `0x${string}`,
    permitted: { token: requirements.asset, amount: requirements.amount },
    spender: chain.x402.x402Permit2ProxyAddress,
    // Permit2's nonces have no order: a random one never meets another.
    nonce: toBigInt(hexlify(randomBytes(32))).toString(),
    deadline: String(nowSeconds + requirements.maxTimeoutSeconds),
    witness: { to: requirements.payTo, validAfter: "0" },
  };
}

/** The EIP-712 digest that the wallet signs. */
export function paymentDigest(
  chain: Pick<SigningChain, "chainId" | "permit2Address">,
  authorization: PaymentAuthorization,
): string {
  return TypedDataEncoder.hash(domainOf(chain), types, messageOf(authorization));
}

/** Permit2's EIP-712 domain has no version. */
function domainOf({ chainId, permit2Address }: Pick<SigningChain, "chainId" | "permit2Address">) {
  return { name: permit2DomainName, chainId, verifyingContract: permit2Address };
}

function messageOf({ permitted, spender, nonce, deadline, witness }: PaymentAuthorization): Record<string, unknown> {
  return { permitted, spender, nonce, deadline, witness };
}

/** ethers wants its fields mutable. */
const types: Record<string, TypedDataField[]> = Object.fromEntries(
  Object.entries(permit2WitnessTypes).map(([name, fields]) => [name, fields.map((field) => ({ ...field }))]),
);
