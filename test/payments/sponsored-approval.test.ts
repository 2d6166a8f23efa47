import { fundEther } from "@lunas/contracts/fund-ether";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { until } from "@lunas/testkit/time/until";
import type { Client } from "pg";
import { balanceOf } from "../harness/balance-of";
import { fundedPayer, idrx } from "../harness/funded-payer";
import { askHolds, facilitatorOf } from "../harness/holds";
import { readBooks } from "../harness/invariants";
import { merchantAndDatabase } from "../harness/merchant-and-database";
import { facilitate, signedBody } from "../harness/pay";
import type { RegisteredMerchant } from "../harness/register-merchant";
import { sharedHarness } from "../harness/shared-harness";
import { penniless, signApproval, sponsoredBody } from "../harness/sponsored-payer";
import type { Harness } from "../harness/start-harness";
import { stockPayload } from "../harness/stock-client";

jest.setTimeout(120_000);

let harness: Harness;
let merchant: RegisteredMerchant;
let database: Client;

beforeAll(async () => {
  harness = await sharedHarness();
  ({ merchant, database } = await merchantAndDatabase(harness));
});
afterAll(async () => {
  await database?.end();
  await harness?.stop();
});

const pay = (body: unknown) => facilitate(harness.url, merchant.apiKey, body);
const sponsorships = async (payer: string) =>
  (await database.query("select * from sponsorships where payer = $1", [payer])).rows;

describe("an agent without native currency and without an approval", () => {
  it("pays in one request", async () => {
    const payer = await penniless(harness.rpcUrl);
    expect(await rpcHex(harness.rpcUrl, "eth_getBalance", [payer.address, "latest"])).toBe("0x0");
    const body = await sponsoredBody(harness.rpcUrl, payer, { to: merchant.walletAddress, amount: 500_000n });

    const paid = await pay(body);

    expect(paid).toMatchObject({ status: 200, body: { status: "confirmed", payment: { from: payer.address } } });
    const [row] = await sponsorships(payer.address);
    expect(BigInt(row.granted_wei)).toBe(BigInt(row.need_wei));
    const books = await readBooks(harness.stack.databaseUrl, harness.rpcUrl, merchant.walletAddress);
    expect(books.violations).toEqual([]);

    const again = await pay(await signedBody(payer, { to: merchant.walletAddress, amount: 100n }));
    expect(again.status).toBe(200);
  });

  it("is given only what it lacks", async () => {
    const payer = await penniless(harness.rpcUrl);
    const body = await sponsoredBody(harness.rpcUrl, payer, { to: merchant.walletAddress, amount: 500_000n });
    await fundEther({ rpcUrl: harness.rpcUrl, to: payer.address, amountWei: 1_000n });

    expect((await pay(body)).status).toBe(200);
    const [row] = await sponsorships(payer.address);
    expect(BigInt(row.granted_wei)).toBe(BigInt(row.need_wei) - 1_000n);
  });

  it("is not sponsored where its allowance is enough", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    const body = await sponsoredBody(harness.rpcUrl, payer, { to: merchant.walletAddress, amount: 500n });

    expect((await pay(body)).status).toBe(200);
    expect(await sponsorships(payer.address)).toEqual([]);
  });
});

it("an unchanged x402 client pays from zero allowance and zero native balance", async () => {
  const { address, privateKey } = await penniless(harness.rpcUrl);
  const body = await stockPayload({
    privateKey,
    rpcUrl: harness.rpcUrl,
    network: "eip155:1337",
    asset: idrx,
    amount: "500000",
    payTo: merchant.walletAddress,
  });
  expect(body.paymentPayload.extensions?.erc20ApprovalGasSponsoring).toMatchObject({
    info: { from: address, signedTransaction: expect.stringMatching(/^0x02/) },
  });

  const paid = await pay(body);

  expect(paid).toMatchObject({ status: 200, body: { status: "confirmed" } });
  expect(await sponsorships(address)).toHaveLength(1);
  const second = await stockPayload({
    privateKey,
    rpcUrl: harness.rpcUrl,
    network: "eip155:1337",
    asset: idrx,
    amount: "100",
    payTo: merchant.walletAddress,
  });
  expect((await pay(second)).status).toBe(200);
  expect(await sponsorships(address)).toHaveLength(1);
});

it("a browser wallet that pays for its own approval is not sponsored", async () => {
  const payer = await penniless(harness.rpcUrl);
  await fundEther({ rpcUrl: harness.rpcUrl, to: payer.address, amountWei: 10n ** 16n });
  const body = await signedBody(payer, { to: merchant.walletAddress, amount: 500n });
  expect(await pay(body)).toMatchObject({ status: 400, body: { error: { code: "no_permit2_approval" } } });

  await rpc(harness.rpcUrl, "eth_sendRawTransaction", [await signApproval(harness.rpcUrl, payer)]);

  expect(
    (await until(async () => paidOrNull(await pay(body)), { timeoutMs: 20_000, what: "the payment" })).status,
  ).toBe(200);
  expect(await sponsorships(payer.address)).toEqual([]);
});

/** Null while the wallet's approval is not mined. */
function paidOrNull(answer: Awaited<ReturnType<typeof pay>>) {
  return answer.body.error?.code === "no_permit2_approval" ? null : answer;
}

it("/config says that approvals are paid for, on both chains", async () => {
  const config = (await (await fetch(`${harness.url}/config`)).json()) as Record<
    string,
    { x402: { sponsorshipMode: string } }
  >;
  expect(config.sandbox?.x402.sponsorshipMode).toBe("erc20ApprovalRelay");
  expect(config.production?.x402.sponsorshipMode).toBe("erc20ApprovalRelay");
});

describe("an agent without native currency that signs a maximum", () => {
  const signed = async () => {
    const payer = await penniless(harness.rpcUrl);
    const facilitator = await facilitatorOf(harness.url);
    const terms = { to: merchant.walletAddress, amount: 500_000n, facilitator };
    return { payer, body: await sponsoredBody(harness.rpcUrl, payer, terms) };
  };

  it("pays what was used, in one request", async () => {
    const { payer, body } = await signed();
    const paid = await pay({ ...body, captureAmount: "1234" });
    expect(paid).toMatchObject({ status: 200, body: { payment: { amount: "1234", authorizedAmount: "500000" } } });
    expect(await balanceOf(harness.rpcUrl, payer.address)).toBe(1_000_000n - 1_234n);
    const [row] = await sponsorships(payer.address);
    expect(BigInt(row.granted_wei)).toBe(BigInt(row.need_wei));
  });

  it("gets one grant from requests at the same moment with other charges", async () => {
    const { payer, body } = await signed();
    const charges = ["5", "6", "7", "5"];
    const answers = await Promise.all(charges.map((captureAmount) => pay({ ...body, captureAmount })));
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid).toHaveLength(1);
    const left = 1_000_000n - BigInt(String(paid[0]?.body.payment.amount));
    expect(await balanceOf(harness.rpcUrl, payer.address)).toBe(left);
    expect(await sponsorships(payer.address)).toHaveLength(1);
  });

  it("is refused a hold that waits: the approval could be too old for the capture", async () => {
    const { payer, body } = await signed();
    const hold = await askHolds(harness.url, merchant.apiKey, { body });
    expect([hold.status, hold.body.error?.code]).toEqual([400, "no_permit2_approval"]);
    expect(await sponsorships(payer.address)).toEqual([]);
  });
});
