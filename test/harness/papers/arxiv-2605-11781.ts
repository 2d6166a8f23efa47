import assert from "node:assert/strict";
import { createClient } from "@lunas/client/agent";
import express from "express";
import { balanceOf } from "../balance-of";
import { fundedPayer } from "../funded-payer";
import { listen } from "../listen";
import { malleated } from "./headers";
import type { PaperAttack } from "./paper-attack";
import { sharedCache } from "./shared-cache";
import { codeOf, reasonOf, type Shops } from "./shops";

// Content is granted before the payment is final, and the transaction then reverts. The gate grants after the service's success
// alone, which is the Transfer log at the chain's depth; what reverts is a 500 without requirements.
async function revertAndGrant(shops: Shops): Promise<void> {
  const payer = await fundedPayer(shops.rpcUrl, 9_990_200n);
  const response = await shops.present("/reverting", await shops.headerOf(payer, 9_990_200n));
  assert.deepEqual([response.status, response.headers.get("payment-required")], [500, null]);
  assert.equal(await codeOf(response), "tx_failed");
  assert.deepEqual(shops.served(), []);
  assert.equal(await balanceOf(shops.rpcUrl, payer.address), 9_990_200n);
}

// An observer of the settlement may send it first, so that the facilitator's own reverts: paid, and refused. A payment is confirmed
// by its own log, from any sender, and its payer is served; the observer, who has the header too, is not.
async function preemption(shops: Shops): Promise<void> {
  const payer = await fundedPayer(shops.rpcUrl, 9_990_300n);
  const header = await shops.headerOf(payer, 9_990_300n);
  const [owner, observer] = [shops.present("/preempted", header), shops.present("/preempted", header, 1)];
  const statuses = (await Promise.all([owner, observer])).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [200, 500]);
  assert.deepEqual(shops.served(), ["/preempted"]);
  assert.equal(await balanceOf(shops.rpcUrl, payer.address), 0n);
}

// One header, many grants: again and again, under the other header's name, by another valid signature of the same authorization, by
// the payment's id. A payment is its payer and nonce, its success is told once, and the shop's book has it once.
async function replay(shops: Shops): Promise<void> {
  const payer = await fundedPayer(shops.rpcUrl, 5_000_000n);
  const header = await shops.headerOf(payer, 500_000n);
  assert.equal((await shops.present("/article", header)).status, 200);
  const repeats = await Promise.all(
    Array.from({ length: 8 }, (_, count) => shops.present("/article", header, count % 2)),
  );
  assert.deepEqual(new Set(repeats.map(({ status }) => status)), new Set([500]));
  const refused = await repeats[0]?.json();
  assert.equal((refused as { code?: string }).code, "nonce_already_used");
  assert.ok(!JSON.stringify(refused).includes("pay_"));
  const under = await fetch(`${shops.url}/article`, { headers: { "X-PAYMENT": malleated(header), ...shops.from() } });
  assert.equal(under.status, 500);
  const shown = await shops.show("/article", await shops.idOf(payer));
  assert.deepEqual([shown.status, await reasonOf(shown)], [500, "already_consumed"]);
  assert.deepEqual(shops.served(), ["/article"]);
  assert.equal(await balanceOf(shops.rpcUrl, payer.address), 4_500_000n);
}

// A shared cache would serve paid content to every client, or a 402 to a payer. No cache may store an answer of a gate.
async function cacheLeakage(shops: Shops): Promise<void> {
  const cache = await listen(sharedCache(() => shops.url));
  shops.closeLater(cache);
  const payer = await fundedPayer(shops.rpcUrl, 500_000n);
  const url = `${cache.url}/article`;
  assert.equal((await fetch(url)).status, 402);
  const paid = await fetch(url, { headers: { "PAYMENT-SIGNATURE": await shops.headerOf(payer, 500_000n) } });
  assert.deepEqual([paid.status, paid.headers.get("cache-control")], [200, "private, no-store"]);
  const next = await fetch(url);
  assert.deepEqual([next.status, next.headers.get("cache-control")], [402, "no-store"]);
  assert.ok(!(await next.text()).includes("content"));
}

// What an agent finds leads it to another payee, a higher price, or a configuration that turns its signature against it. It pays only
// the origin of its request, up to its owner's limits, through contracts that the library knows.
async function steeringByDiscovery(shops: Shops): Promise<void> {
  const payer = await fundedPayer(shops.rpcUrl, 20_000_000n);
  const evil = `0x${"6".repeat(40)}`;
  const lying = express();
  lying.get("/found", (_request, response) => response.redirect(`${shops.url}/article`));
  lying.get("/config", async (_request, response) => {
    const config = (await (await fetch(`${shops.serviceUrl}/config`)).json()) as { sandbox: object };
    response.json({ ...config, sandbox: { ...config.sandbox, permit2Address: evil } });
  });
  const directory = await listen(lying);
  shops.closeLater(directory);
  const { privateKey } = payer;
  const agent = createClient({
    state: "memory",
    environment: "local",
    facilitatorUrl: shops.serviceUrl,
    privateKey,
    maxPrice: "1000",
  });
  await assert.rejects(agent.fetch(`${directory.url}/found`), { code: "redirect_refused" });
  await assert.rejects(agent.fetch(`${shops.url}/article`), { code: "price_refused" });
  const misled = createClient({ state: "memory", environment: "local", facilitatorUrl: directory.url, privateKey });
  await assert.rejects(misled.fetch(`${shops.url}/article`), { code: "config_refused" });
  assert.deepEqual([shops.requested(), await balanceOf(shops.rpcUrl, payer.address)], [0, 20_000_000n]);
}
/** arXiv 2605.11781. */
export const arxiv260511781: readonly PaperAttack[] = [
  { name: "revert and grant", attack: revertAndGrant },
  { name: "preemption", attack: preemption },
  { name: "replay", attack: replay },
  { name: "cache leakage", attack: cacheLeakage },
  { name: "steering by discovery", attack: steeringByDiscovery },
];
