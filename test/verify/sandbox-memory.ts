import { rpcHex } from "@lunas/contracts/rpc";
import { keepSmall } from "@lunas/stack/chains/keep-small";
import { until } from "@lunas/testkit/time/until";
import { runLoad } from "../bench/settle/load";
import { createPostJson } from "../bench/settle/post-json";
import { findParts, memoryMb } from "../bench/settle/processes";
import { bodyOf, fundPayers } from "../bench/settle/sign-payments";
import { registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";

/**
 * The memory of the sandbox's node over 20,000 payments: as compose and `npm start` run it, with its state in a file. Its blocks
 * come five times as fast, and its keeper restarts it in the middle of the load. Every payment must be paid, and the memory must
 * stay under a bound.
 */
const payments = Number(process.env.LUNAS_SANDBOX_PAYMENTS ?? 20_000);
const blockSeconds = 0.2;
const clients = 24;
/** Compose gives both local chains 1 GiB together. */
const mostMb = 400;
const samplesMb: { readonly payments: number; readonly mb: number; readonly block: number }[] = [];

async function verify(): Promise<boolean> {
  const harness = await startHarness({
    stack: { blockTime: { sandbox: blockSeconds } },
    services: { env: roomy },
  });
  try {
    return await payAll(harness);
  } finally {
    await harness.stop();
  }
}

const wide = (10n ** 24n).toString();
const roomy = { SANDBOX_MERCHANT_GAS_BUDGET_WEI: wide, SANDBOX_CHAIN_GAS_BUDGET_WEI: wide };

async function payAll(harness: Harness): Promise<boolean> {
  const { stack, url, rpcUrl } = harness;
  const merchant = await registerMerchant(url);
  const source = await fundPayers(rpcUrl, { payers: 16, nonces: "counted" });
  const post = createPostJson(url, { headers: { "x-api-key": merchant.apiKey } });
  let paid = 0;
  let restarts = 0;
  const odd = new Map<string, number>();
  /** Whoever does not hear the outcome sends the same payment again, as a merchant does. */
  const ask = async (body: string): Promise<boolean> => {
    const isPaid = async () => {
      const answer = await post("/facilitate", body).catch((error: unknown) => ({ status: 0, body: { error } }));
      if (answer.status === 200) return true;
      const { code } = (answer.body.error ?? {}) as { readonly code?: string };
      const what = `${answer.status} ${code}`;
      odd.set(what, (odd.get(what) ?? 0) + 1);
      return undefined;
    };
    const outcome = await until(isPaid, { what: "a paid payment", timeoutMs: 90_000 }).catch(() => undefined);
    if (outcome !== undefined) paid += 1;
    return outcome === true;
  };
  const sample = async () => {
    const pid = findParts(stack.supervisor.pid).get("chain");
    if (pid === undefined) return; // it is being restarted
    const block = Number(await rpcHex(rpcUrl, "eth_blockNumber", []).catch(() => "0x0"));
    samplesMb.push({ payments: paid, mb: memoryMb("chain", pid), block });
    const { mb } = samplesMb.at(-1) ?? { mb: 0 };
    console.log(`${String(paid).padStart(6)} payments, block ${String(block).padStart(6)}: ${mb.toFixed(0)} MB`);
  };
  const sampling = setInterval(() => void sample(), 10_000);
  const log = (line: string) => {
    restarts += 1;
    console.log(line);
  };
  const onGiveUp = (error: Error) => console.log(error.message);
  const { stateFile = "" } = stack.chains.sandbox;
  const endKeeping = keepSmall(stack.supervisor, { network: "sandbox", rpcUrl, stateFile, log, onGiveUp });
  const bodies = (function* () {
    for (let left = payments; left > 0; left -= 256)
      for (const authorization of source.sign(Math.min(left, 256), merchant.walletAddress)) yield bodyOf(authorization);
  })();
  const { wrong } = await runLoad(ask, { clients, seconds: Number.POSITIVE_INFINITY, bodies });
  clearInterval(sampling);
  endKeeping();
  await sample();
  const highest = Math.max(...samplesMb.map(({ mb }) => mb));
  console.log(
    `other answers on the way: ${[...odd].map(([what, count]) => `${count} × ${what}`).join(", ") || "none"}`,
  );
  console.log(
    `${paid} paid, ${wrong} not, ${restarts} restarts; most memory of the node: ${highest.toFixed(0)} MB of ${mostMb}`,
  );
  return wrong === 0 && paid === payments && restarts > 0 && highest <= mostMb;
}

verify().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
