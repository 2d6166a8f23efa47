import { Writable } from "node:stream";

/**
 * Gathers the texts of one turn of the event loop and writes them together: a busy process writes several log lines in a
 * turn, and each write is a system call. The end of the process writes what is left.
 */
export function oncePerTurn(target: NodeJS.WritableStream): Writable {
  let gathered = "";
  const flush = () => {
    if (gathered !== "") target.write(gathered);
    gathered = "";
  };
  process.once("exit", flush);
  return new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      if (gathered === "") setImmediate(flush);
      gathered += text;
      done();
    },
  });
}
