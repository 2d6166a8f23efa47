import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { restart } from "@lunas/stack/chains/keep-small";
import { type RunningChain, startChain } from "@lunas/stack/chains/start-chain";
import { copyState, goodCopyOf } from "@lunas/stack/chains/tidy-state";
import { openSupervisor, type Supervisor } from "@lunas/stack/supervise/open-supervisor";
import { until } from "@lunas/testkit/time/until";

jest.setTimeout(120_000);

/** A lasting local chain: what its node keeps over restarts, and what it forgets. */
describe("the state of a local chain", () => {
  const folder = mkdtempSync(join(tmpdir(), "lunas-chain-state-"));
  let supervisor: Supervisor;
  let chain: RunningChain;
  const file = () => chain.stateFile ?? "";

  beforeAll(async () => {
    supervisor = await openSupervisor(
      { recordFile: join(folder, "processes.json"), removeAtEnd: [] },
      join(folder, "supervisor.log"),
    );
    const logFile = join(folder, "sandbox.log");
    const plan = { network: "sandbox", folder, logFile, blockTime: "automine", keptBlocks: 20 } as const;
    chain = await startChain(supervisor, plan);
  });
  afterAll(async () => {
    await supervisor?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const firstBlock = async () =>
    ((await rpc(chain.rpcUrl, "eth_getBlockByNumber", ["0x0", false])) as { hash: string }).hash;
  const newest = async () => Number(await rpcHex(chain.rpcUrl, "eth_blockNumber", []));
  const send = async () => {
    const [from, to] = (await rpc(chain.rpcUrl, "eth_accounts", [])) as string[];
    const hash = (await rpc(chain.rpcUrl, "eth_sendTransaction", [{ from, to, value: "0x1" }])) as string;
    // The node answers before the block is there.
    await until(async () => (await receipt(hash)) !== null, { what: "its block", timeoutMs: 10_000 });
    return hash;
  };
  const receipt = (hash: string) => rpc(chain.rpcUrl, "eth_getTransactionReceipt", [hash]);
  const startAgain = () => restart(supervisor, { network: "sandbox", rpcUrl: chain.rpcUrl, log: () => undefined });
  const kill = async () => {
    const ended = new Promise<void>((resolve) => supervisor.onExit(() => resolve()));
    await supervisor.signal("sandbox", "SIGKILL");
    await ended;
  };

  it("has the same first block after any number of restarts and kills", async () => {
    const first = await firstBlock();
    const hash = await send();
    for (let turn = 0; turn < 6; turn += 1) {
      if (turn % 2 === 1) await kill();
      await startAgain();
      expect(await firstBlock()).toBe(first);
      expect(await receipt(hash)).not.toBeNull();
    }
  });

  it("forgets old blocks, and answers for those that it keeps", async () => {
    const old = await send();
    await rpc(chain.rpcUrl, "anvil_mine", ["0x28"]);
    const young = await send();
    const [first, height] = [await firstBlock(), await newest()];
    await startAgain();
    expect(await newest()).toBe(height);
    expect(await firstBlock()).toBe(first);
    expect(await receipt(young)).toMatchObject({ status: "0x1" });
    expect(await receipt(old)).toBeNull();
    const { blocks } = JSON.parse(readFileSync(file(), "utf8")) as { blocks: unknown[] };
    expect(blocks.length).toBeLessThanOrEqual(22);
    // A look over all heights is answered, whatever is missing in it.
    expect(await rpc(chain.rpcUrl, "eth_getLogs", [{ fromBlock: "0x0", toBlock: "latest" }])).toEqual([]);
    expect(await send()).toMatch(/^0x/);
  });

  it("comes back from its last whole copy when it was killed while it wrote", async () => {
    const first = await firstBlock();
    await startAgain(); // writes the state
    expect(copyState(file())).toBe(true);
    const height = await newest();
    await kill();
    writeFileSync(file(), readFileSync(file(), "utf8").slice(0, 4_000));
    expect(copyState(file())).toBe(false); // the copy stays whole
    await startAgain();
    expect(await firstBlock()).toBe(first);
    expect(await newest()).toBe(height);
  });

  it("does not begin anew when neither file is whole", async () => {
    await supervisor.stop("sandbox");
    writeFileSync(file(), "{");
    writeFileSync(goodCopyOf(file()), "{");
    // The keeper ends the stack then: a node that it stopped must not stay away unseen.
    await expect(startAgain()).rejects.toThrow(/does not start again: .* is cut off, and there is no whole copy/);
  });
});
