/** One request, two facilitators: the stock one and Lunas, on one chain. `npm run test:interop` */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { cancelNonce } from "../../harness/cancel-nonce";
import { fundedPayer } from "../../harness/funded-payer";
import { facilitatorOf } from "../../harness/holds";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import { type Harness, startHarness } from "../../harness/start-harness";
import type { Case, Charge, Difference, Outcome } from "./case";
import { ofChannelSettles } from "./of-channel-settles";
import { ofChannels } from "./of-channels";
import { charging, ofCharges } from "./of-charges";
import { ofKinds } from "./of-kinds";
import { ofSignatures } from "./of-signatures";
import { ofTerms } from "./of-terms";
import { ofUpto } from "./of-upto";
import { openChannels } from "./open-channels";
import type { Payers } from "./requests";
import { type Said, type StockFacilitator, stockFacilitator } from "./stock-facilitator";

const cases: readonly Case[] = [...ofKinds, ...ofTerms, ...ofSignatures, ...ofUpto, ...ofChannels];

let harness: Harness;
let merchant: RegisteredMerchant;
let stock: StockFacilitator;
let payers: Payers;

before(async () => {
  const services = { env: { X402_FACADE: "true" } };
  harness = await startHarness({ stack: { blockTime: { sandbox: "automine" } }, services });
  merchant = await registerMerchant(harness.url);
  const { rpcUrl } = harness;
  const facilitator = await facilitatorOf(harness.url);
  const { authorizerKey } = harness.stack.secrets;
  stock = await stockFacilitator(rpcUrl, { named: facilitator, authorizerKey });
  const payTo = merchant.walletAddress as `0x${string}`;
  payers = {
    channels: await openChannels({ rpcUrl, authorizerKey, payTo, stock }),
    payer: await fundedPayer(rpcUrl, 5_000_000n),
    poor: await fundedPayer(rpcUrl, 100n),
    unapproved: await fundedPayer(rpcUrl, 5_000_000n, { approved: false }),
    facilitator,
    payTo,
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

function settledAs({ success, errorReason }: Said): Outcome {
  // The stock facilitator puts a library's text behind some of its reasons.
  return success === true ? "settled" : (errorReason?.split(":")[0] ?? "error");
}

const expectedOf = ({ outcome }: { readonly outcome: Outcome | Difference }) =>
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
    assert.deepEqual([success, errorReason], [false, each.settled ?? said.lunas]);
    if (each.settled !== undefined) assert.equal(settledAs(await stock.settle(body)), each.settled);
  });
}

for (const each of ofChannelSettles) {
  test(each.name, async () => {
    const body = JSON.parse(JSON.stringify(await each.make(payers))) as unknown;
    const said = { stock: settledAs(await stock.settle(body)), lunas: settledAs(await lunas("settle", body)) };
    assert.deepEqual(said, expectedOf(each));
  });
}

for (const each of ofCharges) {
  test(`upto: a charge of ${JSON.stringify(each.amount.slice(0, 20))}`, async () => {
    const body = JSON.parse(JSON.stringify(await charging(each)(payers))) as unknown;
    const said = { stock: settledAs(await stock.settle(body)), lunas: settledAs(await lunas("settle", body)) };
    assert.deepEqual(said, expectedOf(each));
  });
}

test("upto: a charge of nothing uses the authorization up here, and is told again; there a later charge is sent", async () => {
  const nothing: Charge = { amount: "0", outcome: "settled" };
  const body = (await charging(nothing)(payers)) as { readonly paymentRequirements: object };
  const later = { ...body, paymentRequirements: { ...body.paymentRequirements, amount: "5" } };
  const verified = { ...body, paymentRequirements: { ...body.paymentRequirements, amount: "500000" } };
  for (const settle of [stock.settle, (each: unknown) => lunas("settle", each)]) {
    assert.deepEqual(settledAs(await settle(body)), "settled");
    assert.deepEqual(settledAs(await settle(body)), "settled");
  }
  assert.deepEqual(
    [outcomeOf(await stock.verify(verified)), outcomeOf(await lunas("verify", verified))],
    ["valid", "permit2_invalid_nonce"],
  );
  assert.equal(settledAs(await lunas("settle", later)), "permit2_invalid_nonce");
});

test("of what the stock facilitator refuses Lunas takes two spellings of a signature, and each difference has its reason", () => {
  const isTaken = (each: Case) => expectedOf(each).lunas === "valid" && expectedOf(each).stock !== "valid";
  assert.deepEqual(
    cases.filter(isTaken).map(({ name }) => name),
    ["v as 0 or 1", "64 bytes, EIP-2098"],
  );
  assert.ok(ofCharges.every((each) => expectedOf(each).lunas !== "settled" || expectedOf(each).stock === "settled"));
  assert.ok(ofChannelSettles.every((each) => expectedOf(each).lunas !== "settled"));
  const differences = [...cases, ...ofCharges, ...ofChannelSettles].flatMap(({ outcome }) =>
    typeof outcome === "string" ? [] : [outcome],
  );
  for (const { stock: theirs, lunas: ours, because } of differences) {
    assert.notEqual(theirs, ours);
    assert.notEqual(because, "");
  }
  assert.ok(cases.length >= 37);
  assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
});
