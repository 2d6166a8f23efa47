import type { Head } from "@lunas/domain/settlement/head";
import { createHeadTrack } from "./head-track";

const head = (number: number, fork = "a", parentFork = fork): Head => ({
  number,
  hash: `0x${fork}${number}`,
  parentHash: `0x${parentFork}${number - 1}`,
  timestampSeconds: number,
  baseFeeWei: 1n,
});

function trackOf(...heads: Head[]) {
  const track = createHeadTrack(4);
  for (const each of heads) track.append(each);
  return track;
}

test("keeps the newest blocks, linked", () => {
  const track = trackOf(head(1), head(2), head(3), head(4), head(5));
  expect(track.newest()).toEqual(head(5));
  expect(track.knows("0xa2")).toBe(true);
  expect(track.knows("0xa1")).toBe(false);
  expect(track.at(3)).toEqual(head(3));
  expect(track.at(9)).toBeNull();
});

test("a block on an older parent replaces the blocks after it", () => {
  const track = trackOf(head(1), head(2), head(3));
  expect(track.append(head(2, "b", "a"))).toBe(2);
  expect(track.newest()).toEqual(head(2, "b", "a"));
  expect(track.isCanonical({ number: 2, hash: "0xa2" })).toBe(false);
  expect(track.isCanonical({ number: 2, hash: "0xb2" })).toBe(true);
  expect(track.isCanonical({ number: 1, hash: "0xa1" })).toBe(true);
});

test("a block below the track counts as canonical, one above it does not", () => {
  const track = trackOf(head(5), head(6));
  expect(track.isCanonical({ number: 4, hash: "0xzz" })).toBe(true);
  expect(track.isCanonical({ number: 7, hash: "0xa7" })).toBe(false);
  expect(createHeadTrack(4).isCanonical({ number: 1, hash: "0xa1" })).toBe(false);
});

test("a block without its parent starts a new track", () => {
  const track = trackOf(head(1), head(2));
  track.append(head(9));
  expect(track.knows("0xa2")).toBe(false);
  expect(track.newest()).toEqual(head(9));
});
