import { type Draft, sound } from "./draft";
import { type Wrong, wrongs } from "./wrongs";

/** Earlier first; what the answer has to be is the first one's. */
export type Pair = readonly [first: Wrong, second: Wrong];

/** A sound payment with all of this wrong. */
export function draftOf(chosen: readonly Wrong[]): Draft {
  return Object.assign({}, sound, ...chosen.map(({ change }) => change)) as Draft;
}

/** Whether both can be wrong of one payment: they change different fields. */
function canBeAtOnce(one: Wrong, other: Wrong): boolean {
  const fields = new Set(Object.keys(one.change));
  const areApart = Object.keys(other.change).every((field) => !fields.has(field));
  return areApart && !one.notWith?.includes(other.name) && !other.notWith?.includes(one.name);
}

/** All pairs that can be at once and whose answers differ, so that the answer tells which came first. */
export function pairs(): readonly Pair[] {
  return wrongs.flatMap((first, at) =>
    wrongs
      .slice(at + 1)
      .filter((second) => canBeAtOnce(first, second) && first.expected !== second.expected)
      .map((second): Pair => [first, second]),
  );
}

/** For each wrong one payment that has it and as much else as can be wrong beside it. */
export function heaps(candidates: readonly Wrong[]): readonly (readonly Wrong[])[] {
  const found = new Map<string, readonly Wrong[]>();
  for (const seed of candidates) {
    const heap = [seed];
    for (const each of candidates) {
      if (heap.every((other) => other !== each && canBeAtOnce(other, each))) heap.push(each);
    }
    const inOrder = candidates.filter((each) => heap.includes(each));
    found.set(inOrder.map(({ name }) => name).join(), inOrder);
  }
  return [...found.values()];
}
