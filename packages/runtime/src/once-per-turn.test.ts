import { Writable } from "node:stream";
import { oncePerTurn } from "./once-per-turn";

function collect() {
  const written: string[] = [];
  const target = new Writable({
    write(text: Buffer, _encoding, done) {
      written.push(text.toString());
      done();
    },
  });
  return { written, stream: oncePerTurn(target) };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("writes the texts of a turn together and in order, and those of the next turn after them", async () => {
  const { written, stream } = collect();
  for (const text of ["a\n", "b\n", "c\n"]) stream.write(text);
  expect(written).toEqual([]);
  await turn();
  expect(written).toEqual(["a\nb\nc\n"]);
  stream.write("d\n");
  await turn();
  expect(written).toEqual(["a\nb\nc\n", "d\n"]);
});
