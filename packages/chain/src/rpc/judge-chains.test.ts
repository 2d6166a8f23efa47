import type { Hex } from "@lunas/domain/shared/hex";
import { judgeChains, type KnownChain, type ShownChain } from "./judge-chains";

const known: KnownChain = { chainId: 8453, agreedHash: "0xaa", favouredHash: null };
const shows = (hash: Hex | null, agreedHash: Hex | null = "0xaa", chainId: number | null = 8453): ShownChain => ({
  chainId,
  hash,
  agreedHash,
});

function judged(shown: readonly (ShownChain | null)[], change: Partial<KnownChain> = {}) {
  const { out, trusted, disputed } = judgeChains(shown, { ...known, ...change });
  return { out: [...out.keys()], trusted, disputed };
}

test("endpoints that agree are trusted; one without an answer or without the block is not judged", () => {
  expect(judged([shows("0x01"), null, shows(null), shows("0x01")])).toEqual({ out: [], trusted: [0, 3], disputed: [] });
  expect(judged([null, null])).toEqual({ out: [], trusted: [], disputed: [] });
});

test("another chain id is excluded, whatever its blocks", () => {
  expect(judged([shows("0x01", "0xaa", 1), shows("0x01")])).toEqual({ out: [0], trusted: [1], disputed: [] });
});

test("an endpoint that contradicts the agreed block is excluded, even with a majority", () => {
  expect(judged([shows("0x02", "0xbb"), shows("0x01")])).toEqual({ out: [0], trusted: [1], disputed: [] });
  const two = [shows("0x02", "0xbb"), shows("0x02", "0xbb"), shows("0x01")];
  expect(judged(two)).toEqual({ out: [0, 1], trusted: [2], disputed: [] });
});

test("if no endpoint confirms the agreed block, the chain was reorganised", () => {
  expect(judged([shows("0x02", "0xbb"), shows("0x02", "0xbb")])).toEqual({ out: [], trusted: [0, 1], disputed: [] });
});

test("of three, the two that agree are trusted", () => {
  expect(judged([shows("0x02"), shows("0x01"), shows("0x01")])).toEqual({ out: [0], trusted: [1, 2], disputed: [] });
});

test("of two, neither is trusted, unless only one confirms the agreed block, or one is favoured", () => {
  const two = [shows("0x02"), shows("0x01")];
  expect(judged(two)).toEqual({ out: [], trusted: [], disputed: [0, 1] });
  expect(judged(two, { agreedHash: null })).toEqual({ out: [], trusted: [], disputed: [0, 1] });
  expect(judged([shows("0x02", null), shows("0x01")])).toEqual({ out: [0], trusted: [1], disputed: [] });
  expect(judged(two, { favouredHash: "0x01" })).toEqual({ out: [0], trusted: [1], disputed: [] });
});
