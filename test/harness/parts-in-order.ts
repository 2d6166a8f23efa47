/** Declares one part of a story as a test of its own. */
type Part<Start> = (name: string, play: (start: Start) => Promise<void>) => void;

/** Each part begins where the one before ended: after a failure the others could only wait in vain. */
export function partsInOrder<Start = void>(startOf: () => Start): Part<Start> {
  let isBroken = false;
  return (name, play) => {
    test(name, async () => {
      expect(isBroken && "an earlier part failed").toBe(false);
      isBroken = true;
      await play(startOf());
      isBroken = false;
    }, 60_000);
  };
}
