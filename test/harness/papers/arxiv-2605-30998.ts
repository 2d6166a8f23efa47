import assert from "node:assert/strict";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { fundEther } from "@lunas/contracts/fund-ether";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import { balanceOf } from "../balance-of";
import { fundedPayer, idrx } from "../funded-payer";
import { registerMerchant } from "../register-merchant";
import { approveData } from "../sponsored-payer";
import { claiming } from "./headers";
import type { PaperAttack } from "./paper-attack";
import { codeOf, reasonOf, type Shops } from "./shops";

// A payment for one thing is shown for another. What the gate demands counts, never what the payload says it was; terms that differ are
// refused without a call. Two things of one price and one payee: the authorization unlocks one of them, once.
async function substitutionAcrossResources(shops: Shops): Promise<void> {
  const payer = await fundedPayer(shops.rpcUrl, 5_000_000n);
  const cheap = await shops.headerOf(payer, 100_000n);
  for (const header of [cheap, claiming(cheap, { amount: "500000" })]) {
    const refused = await shops.present("/article", header);
    assert.deepEqual([refused.status, await codeOf(refused)], [402, "payment_mismatch"]);
  }
  const elsewhere = await shops.headerOf(payer, 500_000n, (await registerMerchant(shops.serviceUrl)).walletAddress);
  const toUs = claiming(elsewhere, { payTo: shops.merchant.walletAddress });
  assert.equal(await codeOf(await shops.present("/article", toUs)), "payment_mismatch");
  assert.equal(shops.requested(), 0);

  const header = await shops.headerOf(payer, 500_000n);
  assert.equal((await shops.present("/plain/photo", header)).status, 200);
  const again = await shops.present("/article", header);
  const shown = await shops.show("/article", await shops.idOf(payer));
  assert.deepEqual([again.status, shown.status, await reasonOf(shown)], [500, 500, "resource_mismatch"]);
  assert.deepEqual(shops.served(), ["/plain/photo"]);
}

// The same header at the same moment, to several processes of a shop. The service stores it once, lets one request wait and answers
// its success once; each process uses its own key.
async function duplicateRace(shops: Shops): Promise<void> {
  const payer = await fundedPayer(shops.rpcUrl, 5_000_000n);
  const header = await shops.headerOf(payer, 500_000n);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, count) => shops.present("/plain/article", header, count % 2)),
  );
  const statuses = answers.map(({ status }) => status);
  assert.deepEqual([statuses.filter((status) => status === 200).length, new Set(statuses)], [1, new Set([200, 500])]);
  assert.equal(shops.served().length, 1);
  assert.equal(await balanceOf(shops.rpcUrl, payer.address), 4_500_000n);
}

// Many authorizations against one allowance: each is good by itself. What a payer has in flight is subtracted under a lock.
async function overdraftOfAnAllowance(shops: Shops): Promise<void> {
  const payer = await fundedPayer(shops.rpcUrl, 5_000_000n, { approved: false });
  await fundEther({ rpcUrl: shops.rpcUrl, to: payer.address, amountWei: 10n ** 18n });
  const data = approveData(sandbox.contracts.permit2, 500_000n) as `0x${string}`;
  await sendUnsigned({ rpcUrl: shops.rpcUrl, from: payer.address, to: idrx, data });
  const headers = await Promise.all(Array.from({ length: 6 }, () => shops.headerOf(payer, 500_000n)));
  const answers = await Promise.all(headers.map((header, count) => shops.present("/article", header, count % 2)));
  const [paid, refused] = [200, 402].map((status) => answers.filter((each) => each.status === status));
  assert.deepEqual([paid?.length, refused?.length], [1, 5]);
  assert.equal(await codeOf(refused?.[0] as Response), "no_permit2_approval");
  assert.equal(shops.served().length, 1);
  assert.equal(await balanceOf(shops.rpcUrl, payer.address), 4_500_000n);
}
/** arXiv 2605.30998. */
export const arxiv260530998: readonly PaperAttack[] = [
  { name: "substitution across resources", attack: substitutionAcrossResources },
  { name: "duplicate race", attack: duplicateRace },
  { name: "overdraft of an allowance", attack: overdraftOfAnAllowance },
];
