import type { Hex } from "@lunas/domain/shared/hex";

/** What one endpoint told at a comparison; null: nothing. */
export interface ShownChain {
  readonly chainId: number | null;
  /** Of its block at the height that is compared; null: it has none there. */
  readonly hash: Hex | null;
  /** Of its block at the last height that several endpoints agreed about; null: it has none there. */
  readonly agreedHash: Hex | null;
}

export interface KnownChain {
  readonly chainId: number;
  /** The hash that several endpoints agreed about before; null before the first time. */
  readonly agreedHash: Hex | null;
  /** What is trusted where nothing else decides; null: nothing yet. */
  readonly favouredHash: Hex | null;
}

export interface ChainJudgement {
  /** Who is of another chain, and why, by place. */
  readonly out: ReadonlyMap<number, string>;
  /** Who is of this chain, by place. Neither in `out` nor here: it could not be judged. */
  readonly trusted: readonly number[];
  /** Who differ without any of them being trusted, by place. */
  readonly disputed: readonly number[];
}

interface Voter {
  readonly place: number;
  readonly hash: Hex;
  readonly agreedHash: Hex | null;
}

/**
 * Which endpoints show this chain. Another chain id is out, and whoever contradicts what all agreed about before while
 * another stands by it. Among the others the majority is right, then those that stand by what was agreed where the others do not.
 * Nothing else decides: the others are in dispute until they agree or one hash is favoured.
 */
export function judgeChains(shown: readonly (ShownChain | null)[], known: KnownChain): ChainJudgement {
  const out = new Map<number, string>();
  const voters: Voter[] = [];
  shown.forEach((each, place) => {
    if (each === null) return;
    if (each.chainId !== null && each.chainId !== known.chainId) out.set(place, `chain id ${each.chainId}`);
    else if (each.hash !== null) voters.push({ place, hash: each.hash, agreedHash: each.agreedHash });
  });
  const loyal = voters.filter(({ agreedHash }) => agreedHash !== null && agreedHash === known.agreedHash);
  const isTraitor = ({ agreedHash }: Voter) =>
    loyal.length > 0 && agreedHash !== null && agreedHash !== known.agreedHash;
  for (const { place } of voters.filter(isTraitor)) out.set(place, "blocks of another chain");
  const left = voters.filter((voter) => !isTraitor(voter));
  const hashes = [...new Set(left.map(({ hash }) => hash))];
  const right = hashes.length <= 1 ? hashes[0] : rightHash(left, { loyal, hashes, favoured: known.favouredHash });
  if (right === undefined) return { out, trusted: [], disputed: left.map(({ place }) => place) };
  for (const { place } of left.filter(({ hash }) => hash !== right)) out.set(place, "blocks that others do not have");
  return { out, trusted: left.filter(({ hash }) => hash === right).map(({ place }) => place), disputed: [] };
}

interface Question {
  readonly loyal: readonly Voter[];
  readonly hashes: readonly Hex[];
  readonly favoured: Hex | null;
}

function rightHash(voters: readonly Voter[], { loyal, hashes, favoured }: Question): Hex | undefined {
  const most = hashes.find((hash) => 2 * voters.filter((voter) => voter.hash === hash).length > voters.length);
  if (most !== undefined) return most;
  const loyalHashes = [...new Set(loyal.map(({ hash }) => hash))];
  if (loyalHashes.length === 1) return loyalHashes[0];
  return hashes.find((hash) => hash === favoured);
}
