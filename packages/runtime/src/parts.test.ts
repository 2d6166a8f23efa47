import { inOrder, type Part } from "./parts";
import { silentLogger } from "./silent-logger";

function recorded(names: readonly string[], failing?: string) {
  const said: string[] = [];
  const parts = names.map(
    (name): Part => ({
      name,
      start: async () => {
        said.push(`+${name}`);
        if (name === failing) throw new Error(name);
      },
      stop: async () => void said.push(`-${name}`),
    }),
  );
  return { said, parts: inOrder(parts, silentLogger) };
}

test("starts in order, stops in reverse order, once", async () => {
  const { said, parts } = recorded(["a", "b"]);
  expect(await parts.start()).toBe(true);
  expect(await parts.stop()).toBe(true);
  await parts.stop();
  expect(said).toEqual(["+a", "+b", "-b", "-a"]);
});

test("a part that fails to start is stopped too, later parts are not touched", async () => {
  const { said, parts } = recorded(["a", "b", "c"], "b");
  await expect(parts.start()).rejects.toThrow("b");
  await parts.stop();
  expect(said).toEqual(["+a", "+b", "-b", "-a"]);
});
