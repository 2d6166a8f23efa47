/** Declares one part of a story as a test of its own. */
type Part<Scene> = (name: string, play: (scene: Scene) => Promise<void>) => void;

/** Each part begins where the one before ended: after a failure the others could only wait in vain. */
export function partsInOrder<Scene = void>(sceneOf: () => Scene): Part<Scene> {
  let isBroken = false;
  return (name, play) => {
    test(name, async () => {
      expect(isBroken && "an earlier part failed").toBe(false);
      isBroken = true;
      await play(sceneOf());
      isBroken = false;
    }, 60_000);
  };
}
