/** One request, two facilitators: the stock one and Lunas, on one chain. `npm run test:interop` */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cancelNonce } from "../../harness/cancel-nonce";
import { fundedPayer } from "../../harness/funded-payer";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { type Harness, startHarness } from "../../harness/start-harness";
import type { Case, Outcome } from "./case";
import { ofKinds } from "./of-kinds";
import { ofSignatures } from "./of-signatures";
import { ofTerms } from "./of-terms";
import type { Payers } from "./requests";
import { type Said, type StockFacilitator, stockFacilitator } from "./stock-facilitator";

const cases: readonly Case[] = [...ofKinds, ...ofTerms, ...ofSignatures];

let harness: Harness;
let merchant: RegisteredMerchant;
let stock: StockFacilitator;
let payers: Payers;

before(async () => {
  const services = { env: { X402_FACADE: "true" } };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services });
  merchant = await registerMerchant(harness.url);
  const { rpcUrl } = harness;
  stock = await stockFacilitator(rpcUrl);
  payers = {
    payer: await fundedPayer(rpcUrl, 5_000_000n),
    poor: await fundedPayer(rpcUrl, 100n),
    unapproved: await fundedPayer(rpcUrl, 5_000_000n, { approved: false }),
    payTo: merchant.walletAddress as `0x${string}`,
    cancel: async (payer, nonce) => void (await cancelNonce(rpcUrl, payer.address, nonce.toString())),
  };
});

after(async () => {
  await harness?.stop();
});

async function lunas(verb: "verify" | "settle", body: unknown): Promise<Said> {
  const headers = { "content-type": "application/json", "x-api-key": merchant.apiKey };
  const answer = await fetch(`${harness.url}/x402/${verb}`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as Said;
}

function outcomeOf({ isValid, invalidReason }: Said): Outcome {
  return isValid === true ? "valid" : (invalidReason ?? "error");
}

const expectedOf = ({ outcome }: Case) =>
  typeof outcome === "string" ? { stock: outcome, lunas: outcome } : { stock: outcome.stock, lunas: outcome.lunas };

for (const each of cases) {
  test(each.name, async () => {
    // As JSON, as it comes over HTTP.
    const body = JSON.parse(JSON.stringify(await each.make(payers))) as unknown;
    const said = { stock: outcomeOf(await stock.verify(body)), lunas: outcomeOf(await lunas("verify", body)) };
    assert.deepEqual(said, expectedOf(each));
    if (said.lunas === "valid") return;
    // What is not valid is not settled either, for the same reason.
    const { success, errorReason } = await lunas("settle", body);
    assert.deepEqual([success, errorReason], [false, said.lunas]);
  });
}

test("of what the stock facilitator refuses Lunas takes two spellings of a signature, and each difference has its reason", () => {
  const isTaken = (each: Case) => expectedOf(each).lunas === "valid" && expectedOf(each).stock !== "valid";
  assert.deepEqual(
    cases.filter(isTaken).map(({ name }) => name),
    ["v as 0 or 1", "64 bytes, EIP-2098"],
  );
  const differences = cases.flatMap(({ outcome }) => (typeof outcome === "string" ? [] : [outcome]));
  for (const { stock: theirs, lunas: ours, because } of differences) {
    assert.notEqual(theirs, ours);
    assert.notEqual(because, "");
  }
  assert.ok(cases.length >= 37);
  assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
});
