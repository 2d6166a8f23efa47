import { type BaseWallet, hexlify, randomBytes, TypedDataEncoder, type TypedDataField, toBigInt } from "ethers";
import type { ChainConfig } from "./lunas-formats";
import type { PaymentAuthorization, PaymentPayload, PaymentRequired, PaymentRequirements } from "./x402-formats";

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
  return { name: "Permit2", chainId, verifyingContract: permit2Address };
}

function messageOf({ permitted, spender, nonce, deadline, witness }: PaymentAuthorization): Record<string, unknown> {
  return { permitted, spender, nonce, deadline, witness };
}

const types: Record<string, TypedDataField[]> = {
  PermitWitnessTransferFrom: [
    { name: "permitted", type: "TokenPermissions" },
    { name: "spender", type: "address" },
    { name: "nonce", type: "uint256" },
    { name: "deadline", type: "uint256" },
    { name: "witness", type: "Witness" },
  ],
  TokenPermissions: [
    { name: "token", type: "address" },
    { name: "amount", type: "uint256" },
  ],
  Witness: [
    { name: "to", type: "address" },
    { name: "validAfter", type: "uint256" },
  ],
};
