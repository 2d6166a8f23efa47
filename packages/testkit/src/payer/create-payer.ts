import { randomBytes } from "node:crypto";
import type { Address, Chain } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Authorization } from "@lunas/domain/payment/authorization";
import { uptoTerms } from "@lunas/domain/settlement/kinds/upto/terms";
import type { Hex } from "@lunas/domain/shared/hex";
import { permit2DomainName, permit2WitnessTypes, uptoWitnessTypes } from "@lunas/protocol/x402/permit2";
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
  /** The account that alone may settle: then the scheme is `upto`, and the amount is the maximum. */
  readonly facilitator?: Address;
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
      const { facilitator } = payerOptions;
      const hash = facilitator === undefined ? exactHash(unsigned) : uptoHash(unsigned, facilitator);
      const digest = keccak256(`0x1901${separator}${hash.slice(2)}`);
      return { ...unsigned, signature: wallet.signingKey.sign(digest).serialized as Hex };
    },
  };
}

/** ethers wants its fields mutable. */
function encoderOf(types: Readonly<Record<string, readonly TypedDataField[]>>): TypedDataEncoder {
  const mutable = Object.entries(types).map(([name, fields]) => [name, fields.map((field) => ({ ...field }))]);
  return TypedDataEncoder.from(Object.fromEntries(mutable) as Record<string, TypedDataField[]>);
}

/** Made once: `signTypedData` makes it three times for each signature, which costs more than the signature. */
const [encoder, uptoEncoder] = [encoderOf(permit2WitnessTypes), encoderOf(uptoWitnessTypes)];

function exactHash(unsigned: Omit<Authorization, "signature">): string {
  return encoder.hash(messageOf(unsigned));
}

function uptoHash(unsigned: Omit<Authorization, "signature">, facilitator: Address): string {
  const witness = { to: unsigned.to, facilitator, validAfter: unsigned.validAfterSeconds };
  return uptoEncoder.hash({ ...messageOf(unsigned), witness });
}

/** The hash of Permit2's EIP-712 domain, without `0x`. */
function separatorOf({ chainId, contracts }: Chain): string {
  const domain = { name: permit2DomainName, chainId, verifyingContract: contracts.permit2 };
  return TypedDataEncoder.hashDomain(domain).slice(2);
}

function complete(chain: Chain, from: Address, payerOptions: PayerOptions): Omit<Authorization, "signature"> {
  const token = payerOptions.token ?? Object.values(chain.tokens)[0];
  if (token === undefined) throw new Error(`${chain.network} has no token`);
  const { facilitator, amount: maximum } = payerOptions;
  const { contracts } = chain;
  const spender = facilitator === undefined ? contracts.x402Proxy : (contracts.x402UptoProxy ?? contracts.x402Proxy);
  return {
    kind: facilitator === undefined ? "exact" : "upto",
    terms: facilitator === undefined ? {} : uptoTerms({ maximum, facilitator }),
    from,
    token,
    amount: payerOptions.amount,
    spender: payerOptions.spender ?? spender,
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
