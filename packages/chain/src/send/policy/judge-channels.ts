import type { Chain } from "@lunas/catalog/chain";
import { gasLimitOfClaim, payoutGasLimit, refundGasLimit } from "@lunas/domain/channel/claims/gas";
import type { Result } from "ethers";
import { channelContract } from "../../abi/channel-contract";
import type { UnsignedFields } from "./read-unsigned";
import { bytesOf, type RefusalReason, tokensOf } from "./signing-terms";

/** The functions of the contract of channels that a lane calls for actions, by their selectors. */
const allowed = ["claimWithSignature", "settle", "refundWithSignature", "multicall"] as const;
type Allowed = (typeof allowed)[number];
const names = new Map<string, Allowed>(
  allowed.map((name) => [channelContract.getFunction(name)?.selector.slice(2) ?? "", name]),
);

interface ChannelJudge {
  /** Whether it calls the contract of channels as actions do. */
  isAction(fields: UnsignedFields): boolean;
  judge(fields: UnsignedFields): RefusalReason | null;
}

/**
 * Allows claims, payouts and refunds of the chain's tokens, and a claim together with a refund. Whether rows and refunds may be is
 * judged where the authorizer signs them; without its signature the contract refuses them.
 */
export function channelJudge({ contracts, channels, tokens }: Chain): ChannelJudge {
  const contract =
    contracts.x402Channels === null || channels === null ? null : bytesOf(contracts.x402Channels.batchSettlement);
  const isToken = tokensOf({ tokens } as Chain);
  const most = channels?.claim.most ?? 0;
  return {
    isAction: ({ to, data }) => contract?.equals(to) === true && names.has(data.toString("hex", 0, 4)),
    judge: ({ value, data, gasLimit }) => {
      const called = read(`0x${data.toString("hex")}`);
      if (called === null || called.rows > most) return "unknown_call";
      if (value !== 0n) return "value";
      if (!called.tokens.every((token) => isToken(Buffer.from(token.slice(2), "hex")))) return "unknown_token";
      return gasLimit > called.gasLimit ? "gas_limit" : null;
    },
  };
}

interface Called {
  readonly name: Allowed;
  readonly rows: number;
  readonly tokens: readonly string[];
  readonly gasLimit: bigint;
}

/** Null: not exactly what our encoder writes, to the last byte. */
function read(data: string): Called | null {
  const name = names.get(data.slice(2, 10));
  const values = name === undefined ? null : decoded(name, data);
  if (name === undefined || values === null) return null;
  switch (name) {
    case "settle":
      return { name, rows: 0, tokens: [String(values[1])], gasLimit: payoutGasLimit };
    case "refundWithSignature":
      return { name, rows: 0, tokens: [tokenOf(values[0] as Result)], gasLimit: refundGasLimit };
    case "claimWithSignature": {
      const rows = [...(values[0] as Result)] as Result[];
      const claimed = rows.map((row) => tokenOf((row[0] as Result)[0] as Result));
      return rows.length === 0
        ? null
        : { name, rows: rows.length, tokens: claimed, gasLimit: gasLimitOfClaim(rows.length) };
    }
    case "multicall":
      return readTogether([...(values[0] as Result)] as string[]);
  }
}

/** A claim and then a refund, nothing else. */
function readTogether(calls: readonly string[]): Called | null {
  if (calls.length !== 2) return null;
  const [claim, refund] = calls.map((call) => (isPart(call) ? read(call) : null));
  if (claim?.name !== "claimWithSignature" || refund?.name !== "refundWithSignature") return null;
  return {
    ...{ name: "multicall", rows: claim.rows, tokens: [...claim.tokens, ...refund.tokens] },
    gasLimit: claim.gasLimit + refund.gasLimit,
  };
}

function isPart(call: string): boolean {
  return names.get(call.slice(2, 10)) !== "multicall";
}

function decoded(name: Allowed, data: string): Result | null {
  try {
    const values = channelContract.decodeFunctionData(name, data);
    return channelContract.encodeFunctionData(name, values) === data ? values : null;
  } catch {
    return null;
  }
}

/** The fifth field of a channel's config. */
function tokenOf(config: Result): string {
  return String(config[4]);
}
