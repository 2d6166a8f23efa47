import type { Address } from "@lunas/catalog/chain";
import { word } from "@lunas/contracts/word";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { authorizeFor, walletWithMoney } from "../harness/contract-payers";
import { fundedPayer } from "../harness/funded-payer";
import { expectBounded, type GasLedger, openGasLedger } from "../harness/gas-ledger";
import { readBooks } from "../harness/invariants";
import { type Answer, facilitate, signedBody } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { type Harness, startHarness } from "../harness/start-harness";
import { untilOpen } from "../harness/until-open";

jest.setTimeout(180_000);

const revertsPerHour = 2;
const inFlight = 3;
const amount = 1_000n;

/** Contract wallets whose answer is an attack, on a real node; others pay beside them. The most settlements in a transaction: `bundleMax`. */
export function playHostileWallets(bundleMax: number): void {
  let harness: Harness;
  let merchant: RegisteredMerchant;
  let ledger: GasLedger;
  beforeAll(async () => {
    const bounds = {
      SANDBOX_PAYER_REVERTS_PER_HOUR: String(revertsPerHour),
      SANDBOX_PAYER_IN_FLIGHT: String(inFlight),
    };
    harness = await startHarness({ services: { env: { ...bounds, SETTLEMENT_BUNDLE_MAX: String(bundleMax) } } });
    await untilOpen(harness.url);
    merchant = await registerMerchant(harness.url);
    ledger = await openGasLedger(harness);
  });
  afterAll(async () => {
    await ledger?.close();
    await harness?.stop();
  });

  async function payFrom(wallet: Address, signatureBytes = 65): Promise<Answer> {
    const signed = await authorizeFor(wallet, createPayer(), { to: merchant.walletAddress, amount });
    const signature = `0x${"ab".repeat(signatureBytes)}` as const;
    const authorization = { ...signed, signature };
    return facilitate(harness.url, merchant.apiKey, {
      paymentPayload: paymentPayload(authorization),
      paymentRequirements: requirementsFor(authorization),
    });
  }

  /** So many payments of one wallet, and honest ones at the same moment: those are all paid. */
  async function attack(wallet: Address, count = inFlight): Promise<readonly Answer[]> {
    const honest = await Promise.all(Array.from({ length: 4 }, () => fundedPayer(harness.rpcUrl, amount)));
    const bodies = await Promise.all(honest.map((each) => signedBody(each, { to: merchant.walletAddress, amount })));
    await ledger.settle();
    const [answers, others] = await Promise.all([
      Promise.all(Array.from({ length: count }, () => payFrom(wallet))),
      Promise.all(bodies.map((body) => facilitate(harness.url, merchant.apiKey, body))),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const books = await readBooks(harness.stack.databaseUrl, harness.rpcUrl, merchant.walletAddress);
    expect(books.violations).toEqual([]);
    return answers;
  }

  const deploy = (name: "ReturnBombWallet" | "RevertBombWallet" | "MoodyWallet", argument: number) =>
    walletWithMoney(harness.rpcUrl, name, word(BigInt(argument)));
  const kinds = (answers: readonly Answer[]) =>
    new Set(answers.map(({ status, body }) => (status === 200 ? "paid" : (body.error?.code ?? String(status)))));
  /** What was lost is what honest settlements cost, and no more than the attacker's bound beside it. */
  async function expectBound(what: string, reverts: number): Promise<void> {
    const { lossWei, worstWei } = await ledger.settle();
    const formula = "(4 honest payments + reverts) * gas limit * fee cap";
    expectBounded(what, lossWei, { formula, wei: BigInt(4 + reverts) * worstWei });
  }

  it("a wallet that accepts with 32 kB pays, and one that needs more gas for its answer than there is does not", async () => {
    expect(kinds(await attack(await deploy("ReturnBombWallet", 32_768)))).toEqual(new Set(["paid"]));
    const refused = kinds(await attack(await deploy("ReturnBombWallet", 1_048_576)));
    expect([...refused].every((kind) => kind === "invalid_signature" || kind === "simulation_failed")).toBe(true);
    await expectBound("an answer of 1 MB", 0);
  });

  it("a wallet that refuses with 1 MB is refused for free", async () => {
    for (const bytes of [32_768, 262_144, 1_048_576]) {
      expect(kinds(await attack(await deploy("RevertBombWallet", bytes), 8))).toEqual(new Set(["invalid_signature"]));
      await expectBound(`a refusal of ${bytes} bytes`, 0);
    }
  });

  it("a wallet that burns all gas is refused for free", async () => {
    expect(kinds(await attack(await walletWithMoney(harness.rpcUrl, "GasBurningWallet"), 8))).toEqual(
      new Set(["invalid_signature"]),
    );
    await expectBound("a wallet that burns all gas", 0);
  });

  it.each([
    ["the gas price", 1],
    ["the base fee", 2],
    ["the ether of the sender", 3],
    ["the caller", 4],
    ["gas that no settlement has", 5],
  ])("a wallet that accepts in a simulation alone, by %s, is refused for free", async (what, mood) => {
    const refused = kinds(await attack(await deploy("MoodyWallet", mood)));
    expect([...refused].every((kind) => kind === "invalid_signature" || kind === "simulation_failed")).toBe(true);
    await expectBound(`a wallet that looks at ${what}`, 0);
  });

  it.each([
    ["little gas left", 6],
    ["every other block", 0],
    ["every other two seconds", 7],
  ])("a wallet that accepts by %s is paid or fails, within its bound of reverts", async (what, mood) => {
    const wallet = await deploy("MoodyWallet", mood);
    for (let round = 0; round < 4; round += 1) {
      const ended = kinds(await attack(wallet));
      const known = ["paid", "invalid_signature", "simulation_failed", "tx_failed", "rate_limited"];
      expect([...ended].filter((kind) => !known.includes(kind))).toEqual([]);
      await expectBound(`a wallet that accepts by ${what}`, inFlight);
    }
  });

  it("a signature of 4 kB is settled as it came, and one of 8 kB, whose data alone needs more gas, is refused for free", async () => {
    const wallet = await deploy("ReturnBombWallet", 32);
    await ledger.settle();
    expect((await payFrom(wallet, 4_096)).status).toBe(200);
    await expectBound("a signature of 4 kB", 0);
    const refused = await payFrom(wallet, 8_192);
    expect([refused.status, refused.body.error?.code]).toEqual([400, "simulation_failed"]);
    expect(kinds(await attack(wallet))).toEqual(new Set(["paid"]));
    await expectBound("a signature of 8 kB", inFlight);
  });
}
