import type { Address } from "@lunas/catalog/chain";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { authorizeFor, walletWithMoney } from "../harness/contract-payers";
import { fundedPayer } from "../harness/funded-payer";
import { expectBounded } from "../harness/gas-ledger";
import { facilitate } from "../harness/pay";
import {
  cancelsItsNonces,
  movesItsBalance,
  settlesByItself,
  type Trick,
  takesItsAllowanceBack,
  upgradesToBurnGas,
} from "../harness/payer-tricks";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { harness, ledger, mining, useGasLedger } from "./opened-gas-ledger";

jest.setTimeout(120_000);

const revertsPerHour = 2;
const inFlight = 3;

/** Payers who make the relayers send what reverts, once each, and are then known. */
describe("payments that were good when they were checked and revert in their block", () => {
  let merchant: RegisteredMerchant;
  useGasLedger({ SANDBOX_PAYER_REVERTS_PER_HOUR: String(revertsPerHour), SANDBOX_PAYER_IN_FLIGHT: String(inFlight) });
  beforeAll(async () => {
    merchant = await registerMerchant(harness.url);
  });

  let word = 1n;
  /** Payments of one payer whose nonces lie side by side, the first a multiple of 256. */
  async function bodiesOf(signer: Payer, from: Address, count: number) {
    const firstNonce = word << 8n;
    word += 1n;
    const signed = await Promise.all(
      Array.from({ length: count }, (_, index) => {
        const options = { to: merchant.walletAddress, amount: 1_000n, nonce: firstNonce + BigInt(index) };
        return authorizeFor(from, signer, options);
      }),
    );
    const bodies = signed.map((each) => ({
      paymentPayload: paymentPayload(each),
      paymentRequirements: requirementsFor(each),
    }));
    return { signed, bodies };
  }

  async function attack(signer: Payer, from: Address, trick: Trick) {
    const { signed, bodies } = await bodiesOf(signer, from, inFlight);
    await mining.pause();
    const answers = bodies.map((body) => facilitate(harness.url, merchant.apiKey, body));
    await mining.untilWaiting(inFlight);
    await trick(harness.rpcUrl, from, signed);
    await mining.mine();
    const ended = await Promise.all(answers);
    await mining.resume();
    return ended.map(({ status, body }) => [status, body.error?.code, body.error?.details?.reason]);
  }

  /** The next one, for which the chain need not even be asked. */
  async function expectStopped(signer: Payer, from: Address): Promise<void> {
    const { bodies } = await bodiesOf(signer, from, 1);
    const { status, body, headers } = await facilitate(harness.url, merchant.apiKey, bodies[0]);
    expect([status, body.error?.code, body.error?.details?.reason]).toEqual([429, "rate_limited", "payer_reverts"]);
    const seconds = Number(headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
  }

  const formula = "(reverts an hour - 1 + payer in flight) * gas limit * fee cap";
  const boundOf = (worstWei: bigint) => ({ formula, wei: BigInt(revertsPerHour - 1 + inFlight) * worstWei });

  it.each<[string, Trick, unknown[]]>([
    ["moves its balance away", movesItsBalance, [500, "tx_failed", "tx_failed"]],
    ["takes its allowance back", takesItsAllowanceBack, [500, "tx_failed", "tx_failed"]],
    ["cancels its nonces", cancelsItsNonces, [500, "tx_failed", "nonce_cancelled"]],
    ["settles by itself, just before", settlesByItself, [200, undefined, undefined]],
  ])("a payer who %s costs a few reverts, then nothing for an hour", async (what, trick, ending) => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    await ledger.settle();
    expect(await attack(payer, payer.address, trick)).toEqual(Array.from({ length: inFlight }, () => ending));
    await expectStopped(payer, payer.address);
    const { lossWei, worstWei } = await ledger.settle();
    expect(lossWei).toBeGreaterThan(0n);
    expectBounded(`a payer who ${what}`, lossWei, boundOf(worstWei));
  });

  it("a wallet that is upgraded to burn all gas costs all gas of a few settlements, then nothing for an hour", async () => {
    const signer = createPayer();
    const wallet = await walletWithMoney(harness.rpcUrl, "GoodWallet", signer.address);
    await ledger.settle();
    expect(await attack(signer, wallet, upgradesToBurnGas)).toEqual(
      Array.from({ length: inFlight }, () => [500, "tx_failed", "tx_failed"]),
    );
    await expectStopped(signer, wallet);
    const { lossWei, worstWei } = await ledger.settle();
    expectBounded("a wallet that burns its gas", lossWei, boundOf(worstWei));
  });

  it("a wallet that burns gas from the beginning costs nothing", async () => {
    const signer = createPayer();
    const wallet = await walletWithMoney(harness.rpcUrl, "GasBurningWallet");
    await ledger.settle();
    const { bodies } = await bodiesOf(signer, wallet, 10);
    const answers = await Promise.all(bodies.map((body) => facilitate(harness.url, merchant.apiKey, body)));
    expect(new Set(answers.map(({ body }) => body.error?.code))).toEqual(new Set(["invalid_signature"]));
    expectBounded("a wallet that burns gas in its check", (await ledger.settle()).lossWei, { formula: "0", wei: 0n });
  });

  it("an honest payer of the same merchant pays as ever", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 1_000_000n);
    const { bodies } = await bodiesOf(payer, payer.address, 1);
    expect((await facilitate(harness.url, merchant.apiKey, bodies[0])).status).toBe(200);
  });
});
