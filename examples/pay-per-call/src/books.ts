import { setTimeout as sleep } from "node:timers/promises";
import { formatRupiah, Lunas } from "@lunas/server";

// The merchant at the end of the day: what was charged, one payout for all of it, and the wallet's balance. Lunas pays out
// by itself too: daily from 10,000 rupiah on, at once from 100,000.
const { LUNAS_API_KEY = "", LUNAS_PAY_TO = "", LUNAS_URL = "http://localhost:3402" } = process.env;
const lunas = new Lunas(LUNAS_API_KEY, { environment: "local", facilitatorUrl: LUNAS_URL, payTo: LUNAS_PAY_TO });

async function charged(): Promise<bigint> {
  let sum = 0n;
  for (let page = 1; ; page += 1) {
    const { channels, pagination } = await lunas.channels.list({ page, limit: 100 });
    for (const channel of channels) sum += BigInt(channel.charged);
    if (page >= pagination.totalPages) return sum;
  }
}

async function paidOut(payoutId: string): Promise<string> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { payouts } = await lunas.payouts.list();
    const payout = payouts.find((each) => each.payoutId === payoutId);
    if (payout !== undefined && payout.status !== "pending") return `${payout.status} ${payout.txHash ?? ""}`.trim();
    await sleep(1_000);
  }
  return "still pending";
}

async function balance(): Promise<bigint> {
  const { sandbox } = await lunas.config.fetch();
  if (sandbox === null) throw new Error("this service has no sandbox");
  const data = `0x70a08231${LUNAS_PAY_TO.slice(2).toLowerCase().padStart(64, "0")}`;
  const call = { jsonrpc: "2.0", id: 1, method: "eth_call", params: [{ to: sandbox.tokens.IDRX, data }, "latest"] };
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(sandbox.rpcUrl, { method: "POST", headers, body: JSON.stringify(call) });
  return BigInt(((await answer.json()) as { readonly result: string }).result);
}

async function closeBooks(): Promise<void> {
  console.log(`CHARGED ${formatRupiah(await charged())}`);
  const { payoutId } = await lunas.payouts.create();
  console.log(`PAYOUT ${payoutId} ${await paidOut(payoutId)}`);
  console.log(`BALANCE ${formatRupiah(await balance())}`);
}

closeBooks().catch((error: { readonly code?: string; readonly message: string }) => {
  console.error(`${error.code ?? "error"}: ${error.message}`);
  process.exitCode = 1;
});
