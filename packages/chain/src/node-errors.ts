import type { BroadcastOutcome } from "@lunas/domain/settlement/ports";
import { publicWords } from "./rpc/public-words";
import type { RpcError } from "./rpc/rpc";

type OutcomeKind = BroadcastOutcome["kind"];

/**
 * Answers of nodes to `eth_sendRawTransaction`; the first match counts. `never_sent` is only for judgements of the
 * bytes or the account by rules that all nodes share; a full pool or a nonce gap is none.
 */
const refusals: readonly { readonly words: RegExp; readonly kind: OutcomeKind }[] = [
  // geth, op-geth, erigon ("ALREADY_EXISTS: already known"), reth, anvil ("transaction already imported"), nethermind ("AlreadyKnown")
  {
    words: /already[ _]?known|already[ _]?imported|already_exists|already in (the )?(mem|tx)?pool|known transaction/i,
    kind: "known",
  },
  // geth, reth, erigon, anvil; nethermind "OldNonce", besu "Nonce too low", parity "nonce is too low"
  { words: /nonce (is )?too low|old ?nonce|nonce has already been used/i, kind: "nonce_too_low" },
  // geth, reth, anvil: "replacement transaction underpriced"; erigon "could not replace existing tx"; nethermind "ReplacementNotAllowed"
  { words: /underpriced|could not replace existing|replacement ?not ?allowed|fee ?too ?low/i, kind: "underpriced" },
  // geth and reth "max fee per gas less than block base fee", erigon "fee cap less than block base fee", anvil "max fee per gas less than block base fee"
  {
    words: /(max ?fee ?per ?gas|fee ?cap)[^.]{0,20}(less|lower|below|smaller)[^.]{0,12}(base|block)/i,
    kind: "underpriced",
  },
  // geth, op-geth (also for the L1 data fee), reth, erigon, anvil ("Insufficient funds for gas * price + value")
  { words: /insufficient ?(funds|balance|maxfeepergas)/i, kind: "never_sent" },
  {
    words: /exceeds? (the )?(block )?gas ?limit|gas ?limit ?exceeded|gas limit (is )?too high|transaction gas limit/i,
    kind: "never_sent",
  },
  { words: /intrinsic gas|gas floor|gas too low|floor data gas/i, kind: "never_sent" },
  { words: /invalid (chain ?id|sender|signature)|chain ?id mismatch|incompatible chain/i, kind: "never_sent" },
  {
    words: /failed to decode|rlp:|typed transaction too short|transaction type not supported|invalid transaction v/i,
    kind: "never_sent",
  },
  {
    words: /(tip|priority fee)[^.]{0,30}(higher|above|greater)|tx fee .* exceeds the configured cap/i,
    kind: "never_sent",
  },
  { words: /sender is not an eoa|sender not an eoa|rejectcallerwithcode/i, kind: "never_sent" },
];

/** Providers' codes and texts for "try again later": EIP-1474's -32005 and others seen in practice. */
const passingCodes: readonly number[] = [-32005, -32016, -32097, 429];
const passingWords =
  /rate limit|limit exceeded|too many requests|request limit|throughput|capacity|overloaded|temporarily|try again|timed? ?out|unavailable/i;

/** Infura "query returned more than 10000 results" (-32005), Alchemy "Log response size exceeded", others "logs matched by query exceeds limit of 10000". */
const tooManyLogs = /more than \d+ results|response size|matched by query/i;

/** Whether another endpoint, or the same one a moment later, may answer the same call. */
export function isPassing(error: RpcError): boolean {
  // A contract writes the text of a revert, so anyone does: it must not make us leave a healthy node.
  if (error.code === 3 || /revert/i.test(error.message)) return false;
  // Any account can write so many logs, and fewer blocks have fewer of them.
  if (tooManyLogs.test(error.message)) return false;
  if (passingCodes.includes(error.code)) return true;
  // "gas limit exceeded" and the like judge the transaction, not the caller.
  return passingWords.test(error.message) && !/gas/i.test(error.message);
}

/** geth "nonce too high: tx nonce 9, gapped nonce 5", erigon "nonce gap", nethermind "NonceGap" */
const aheadWords = /nonce (is )?too high|nonce ?gap|gapped nonce/i;

/** The outcome of a transaction that a node refused. Every unknown error counts as sent. */
export function broadcastOutcomeOf(error: RpcError): BroadcastOutcome {
  const reason = publicWords(`${error.code} ${error.message}`);
  if (isPassing(error)) return { kind: "unknown", reason };
  const kind = refusals.find(({ words }) => words.test(error.message))?.kind;
  if (kind === undefined && aheadWords.test(error.message)) return { kind: "unknown", reason, isAhead: true };
  if (kind === undefined || kind === "unknown" || kind === "never_sent") return { kind: kind ?? "unknown", reason };
  return { kind };
}
