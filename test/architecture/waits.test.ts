import { listFiles, readFile } from "./repository";

/** A statement of its own: its answer goes nowhere. */
const unread = /^\s*(for \(.*\) )?await until\(/;

test("no test drops what until of @lunas/stack answers: it is false, and no error, when the time is over", () => {
  const files = listFiles().filter((path) => /^(test|packages|services)\/.*\.ts$/.test(path));
  const dropped = files.flatMap((path) => {
    const text = readFile(path);
    if (!text.includes('from "@lunas/stack/until"')) return [];
    return text.split("\n").flatMap((line, index) => (unread.test(line) ? [`${path}:${index + 1}`] : []));
  });
  expect(dropped).toEqual([]);
});
