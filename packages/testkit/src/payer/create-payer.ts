import { randomBytes } from "node:crypto";
import type { Address, Chain } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { Hex } from "@lunas/domain/shared/hex";
import { permit2DomainName, permit2WitnessTypes } from "@lunas/protocol/x402/permit2";
import { keccak256, TypedDataEncoder, type TypedDataField, Wallet } from "ethers";
import { freshWallet } from "./fresh-wallet";

export interface PayerOptions {
  readonly to: Address;
  readonly amount: bigint;
  readonly token?: Address;
  readonly spender?: Address;
  /** Permit2's unordered nonce; 32 random bytes unless given. */
  readonly nonce?: bigint;
  /** A minute from now unless given. */
  readonly deadlineSeconds?: bigint;
  readonly validAfterSeconds?: bigint;
}

export interface Payer {
  readonly address: Address;
  readonly privateKey: Hex;
  /** Really signs: Permit2 and the proxy take it. */
  authorize(payerOptions: PayerOptions): Promise<Authorization>;
}

/** A wallet that pays on a chain; a new one unless a private key is given. */
export function createPayer(options: { chain?: Chain; privateKey?: Hex } = {}): Payer {
  const chain = options.chain ?? sandbox;
  const wallet = options.privateKey === undefined ? freshWallet() : new Wallet(options.privateKey);
  const address = wallet.address as Address;
  const separator = separatorOf(chain);
  return {
    address,
    privateKey: wallet.privateKey as Hex,
    authorize: async (payerOptions) => {
      const unsigned = complete(chain, address, payerOptions);
      const digest = keccak256(`0x1901${separator}${encoder.hash(messageOf(unsigned)).slice(2)}`);
      return { ...unsigned, signature: wallet.signingKey.sign(digest).serialized as Hex };
    },
  };
}

/** ethers wants its fields mutable. */
const types: Record<string, TypedDataField[]> = Object.fromEntries(
  Object.entries(permit2WitnessTypes).map(([name, fields]) => [name, fields.map((field) => ({ ...field }))]),
);

/** Made once: `signTypedData` makes it three times for each signature, which costs more than the signature. */
const encoder = TypedDataEncoder.from(types);

/** The hash of Permit2's EIP-712 domain, without `0x`. */
function separatorOf({ chainId, contracts }: Chain): string {
  const domain = { name: permit2DomainName, chainId, verifyingContract: contracts.permit2 };
  return TypedDataEncoder.hashDomain(domain).slice(2);
}

function complete(chain: Chain, from: Address, payerOptions: PayerOptions): Omit<Authorization, "signature"> {
  const token = payerOptions.token ?? Object.values(chain.tokens)[0];
  if (token === undefined) throw new Error(`${chain.network} has no token`);
  return {
    kind: "exact",
    terms: {},
    from,
    token,
    amount: payerOptions.amount,
    spender: payerOptions.spender ?? chain.contracts.x402Proxy,
    nonce: payerOptions.nonce ?? BigInt(`0x${randomBytes(32).toString("hex")}`),
    deadlineSeconds: payerOptions.deadlineSeconds ?? BigInt(Math.floor(Date.now() / 1_000) + 60),
    to: payerOptions.to,
    validAfterSeconds: payerOptions.validAfterSeconds ?? 0n,
  };
}

/** The EIP-712 message of Permit2's PermitWitnessTransferFrom. */
function messageOf(unsigned: Omit<Authorization, "signature">): Record<string, unknown> {
  return {
    permitted: { token: unsigned.token, amount: unsigned.amount },
    spender: unsigned.spender,
    nonce: unsigned.nonce,
    deadline: unsigned.deadlineSeconds,
    witness: { to: unsigned.to, validAfter: unsigned.validAfterSeconds },
  };
}
