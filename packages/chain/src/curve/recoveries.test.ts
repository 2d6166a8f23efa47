import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hex } from "@lunas/domain/shared/hex";
import { Signature, Wallet } from "ethers";
import { openRecoveries } from "./recoveries";

/** A thread is a compiled file. */
const compiled = join(__dirname, "..", "..", "dist", "curve", "recovery-thread.js");
const folder = mkdtempSync(join(tmpdir(), "lunas-recoveries-"));
afterAll(() => rmSync(folder, { recursive: true }));

const digests = Array.from({ length: 40 }, (_, index) => `0x${String(index + 1).padStart(64, "0")}` as Hex);
const wallets = digests.map(() => Wallet.createRandom());
const signed = digests.map((digest, index) => {
  const { r, s, v } = Signature.from(wallets[index]?.signingKey.sign(digest));
  return `${r}${s.slice(2)}${v.toString(16)}` as Hex;
});
const signers = wallets.map(({ address }) => address.toLowerCase());
/** r is no coordinate of a point of the curve. */
const impossible = `0x${"5".padStart(64, "0")}${"1".padStart(64, "0")}1b` as Hex;

function threadThat(does: string): string {
  const file = join(folder, `${does.length}.js`);
  writeFileSync(file, does);
  return file;
}

async function recoverAll({ recover }: ReturnType<typeof openRecoveries>) {
  return await Promise.all(digests.map((digest, index) => recover(digest, signed[index] as Hex)));
}

it("recovers each signer, of one signature and of many at once", async () => {
  const lost: Error[] = [];
  const recoveries = openRecoveries({ file: compiled, onLost: (error) => lost.push(error) });
  expect(await recoveries.recover(digests[0] as Hex, signed[0] as Hex)).toBe(signers[0]);
  expect(await recoverAll(recoveries)).toEqual(signers);
  expect(await recoverAll(recoveries)).toEqual(signers);
  await recoveries.close();
  expect(lost).toEqual([]);
});

it("rejects a signature that no key can have made, and no other beside it", async () => {
  const recoveries = openRecoveries({ file: compiled });
  const together = [0, 1, 2].map((index) =>
    recoveries.recover(digests[index] as Hex, index === 1 ? impossible : (signed[index] as Hex)),
  );
  const [first, second, third] = await Promise.allSettled(together);
  expect([first, third]).toEqual([signers[0], signers[2]].map((value) => ({ status: "fulfilled", value })));
  expect(second?.status).toBe("rejected");
  await recoveries.close();
});

it.each([
  ["ends at once", "process.exit(3)", /ended with 3/],
  ["throws", "throw new Error('broken')", /broken/],
  ["says nothing", "require('node:worker_threads').parentPort.on('message', () => undefined)", /silent/],
])("recovers here what a thread that %s does not answer, and says once that it is lost", async (_what, does, why) => {
  const lost: Error[] = [];
  const recoveries = openRecoveries({ file: threadThat(does), onLost: (error) => lost.push(error) });
  expect(await recoverAll(recoveries)).toEqual(signers);
  expect(await recoverAll(recoveries)).toEqual(signers);
  expect(lost.map(({ message }) => message)).toEqual([expect.stringMatching(why)]);
  await recoveries.close();
});

it("recovers here where the machine gives no thread", async () => {
  const lost: Error[] = [];
  // Node refuses a path that is neither absolute nor begins with a dot.
  const recoveries = openRecoveries({ file: "package.json", onLost: (error) => lost.push(error) });
  expect(await recoverAll(recoveries)).toEqual(signers);
  expect(await recoverAll(recoveries)).toEqual(signers);
  expect(lost).toHaveLength(1);
  await recoveries.close();
});

it("starts a new thread a minute after one was lost", async () => {
  const lost: Error[] = [];
  const file = threadThat("process.exit(4); //");
  const recoveries = openRecoveries({ file, onLost: (error) => lost.push(error) });
  expect(await recoverAll(recoveries)).toEqual(signers);
  const now = performance.now();
  const clock = jest.spyOn(performance, "now").mockImplementation(() => now + 61_000);
  expect(await recoverAll(recoveries)).toEqual(signers);
  clock.mockRestore();
  expect(lost).toHaveLength(2);
  await recoveries.close();
});

it("recovers without a thread where there is none, and after its end", async () => {
  const without = openRecoveries({ file: join(folder, "missing.js") });
  expect(await recoverAll(without)).toEqual(signers);
  const recoveries = openRecoveries({ file: compiled });
  const open = recoverAll(recoveries);
  await recoveries.close();
  expect(await open).toEqual(signers);
  expect(await recoverAll(recoveries)).toEqual(signers);
});
