import type { Hex } from "@lunas/domain/shared/hex";

/** One endpoint's answers in a comparison; null: none. */
export interface ShownChain {
  readonly chainId: number | null;
  /** The hash of its block at the compared height; null: it has none there. */
  readonly hash: Hex | null;
  /** The hash of its block at the last height that several endpoints agreed on; null: it has none there. */
  readonly agreedHash: Hex | null;
}

export interface KnownChain {
  readonly chainId: number;
  /** The hash that several endpoints agreed on before; null before the first time. */
  readonly agreedHash: Hex | null;
  /** The hash that decides if nothing else does; null: none yet. */
  readonly favouredHash: Hex | null;
}

export interface ChainJudgement {
  /** Endpoints of another chain, by index, with the reason. */
  readonly out: ReadonlyMap<number, string>;
  /** Endpoints of this chain, by index. An endpoint in no list could not be judged. */
  readonly trusted: readonly number[];
  /** Endpoints that differ while none of them is trusted, by index. */
  readonly disputed: readonly number[];
}

interface Voter {
  readonly place: number;
  readonly hash: Hex;
  readonly agreedHash: Hex | null;
}

/**
 * Decides which endpoints show this chain. Excludes another chain id, and an endpoint that contradicts the block agreed
 * on before while another confirms it. Of the others the majority is right; without one, those that confirm the agreed
 * block if they have one hash. Otherwise they are in dispute until they agree or one hash is favoured.
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
