import type { Address } from "@lunas/catalog/chain";
import type { ContractName } from "@lunas/contracts/artifact";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { Hex } from "@lunas/domain/shared/hex";
import { createPayer, type Payer } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import { Signature } from "ethers";
import { authorizeFor, delegateAccount, deployContract, walletWithMoney } from "../harness/contract-payers";
import { fundedPayer } from "../harness/funded-payer";
import { readBooks } from "../harness/invariants";
import { facilitate } from "../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../harness/register-merchant";
import { relayerStates, transactionsSent } from "../harness/relayers";
import { sharedHarness } from "../harness/shared-harness";
import type { Harness } from "../harness/start-harness";
import { wrap } from "../harness/undeployed-wallet";
import { untilOpen } from "../harness/until-open";
import { compact, highS, parityAsV } from "./signature-spellings";

jest.setTimeout(180_000);

const amount = 12_300n;
let harness: Harness;
let merchant: RegisteredMerchant;

beforeAll(async () => {
  harness = await sharedHarness();
  merchant = await registerMerchant(harness.url);
  await untilOpen(harness.url);
});
afterAll(() => harness?.stop());

const options = () => ({ to: merchant.walletAddress, amount });
const books = () => readBooks(harness.stack.databaseUrl, harness.rpcUrl, merchant.walletAddress);

async function pay(authorization: Authorization) {
  return facilitate(harness.url, merchant.apiKey, {
    paymentPayload: paymentPayload(authorization),
    paymentRequirements: requirementsFor(authorization),
  });
}

/** 200, one transaction more, and the merchant has the money: on the chain, not only in the answer. */
async function expectPaid(authorization: Authorization): Promise<void> {
  const [before, sentBefore] = [await books(), transactionsSent(await relayerStates(harness))];
  const paid = await pay(authorization);
  expect(paid).toMatchObject({
    status: 200,
    body: { success: true, payment: { from: authorization.from, verified: true } },
  });
  const after = await books();
  expect(after.merchantBalance - before.merchantBalance).toBe(amount);
  expect(after.violations).toEqual([]);
  expect(transactionsSent(await relayerStates(harness))).toBe(sentBefore + 1);
}

/** Refused with this code; nothing is stored, and no relayer has sent anything or has a wei less. */
async function expectRefusedForFree(authorization: Authorization, code: string, details: object): Promise<void> {
  const [before, relayersBefore] = [await books(), await relayerStates(harness)];
  const refused = await pay(authorization);
  expect(refused).toMatchObject({ status: 400, body: { error: { code, details } } });
  expect(await relayerStates(harness)).toEqual(relayersBefore);
  expect(await books()).toEqual(before);
}

const byWallet = { kind: "eip1271" };
const byKey = { kind: "ecdsa" };

describe("an account with a key pays, however its signature is spelled", () => {
  it.each<[string, (signature: Hex) => Hex]>([
    ["65 bytes, v 27 or 28", (signature) => signature],
    ["65 bytes, v 0 or 1", parityAsV],
    ["64 bytes (EIP-2098)", compact],
    ["65 bytes, s in the upper half", highS],
    ["65 bytes, s in the upper half, v 0 or 1", (signature) => parityAsV(highS(signature))],
  ])("%s", async (_spelling, spell) => {
    const payer = await fundedPayer(harness.rpcUrl, amount);
    const authorization = await payer.authorize(options());
    await expectPaid({ ...authorization, signature: spell(authorization.signature) });
  });

  it("one authorization in another spelling is the same payment: 409", async () => {
    const payer = await fundedPayer(harness.rpcUrl, 2n * amount);
    const authorization = await payer.authorize(options());
    await expectPaid(authorization);
    for (const spell of [parityAsV, compact, highS]) {
      const again = await pay({ ...authorization, signature: spell(authorization.signature) });
      expect(again).toMatchObject({
        status: 409,
        body: { error: { code: "nonce_already_used", details: { status: "confirmed" } } },
      });
    }
  });
});

describe("what Permit2 would refuse of a key's signature costs no gas", () => {
  it.each<[string, (signed: Authorization) => Partial<Authorization>]>([
    ["v of 29", ({ signature }) => ({ signature: `${signature.slice(0, 130)}1d` as Hex })],
    ["66 bytes", ({ signature }) => ({ signature: `${signature}00` as Hex })],
    ["r of nothing", ({ signature }) => ({ signature: `0x${"0".repeat(64)}${signature.slice(66)}` as Hex })],
    [
      "s beyond the curve's order",
      ({ signature }) => ({ signature: `${signature.slice(0, 66)}${"f".repeat(64)}1b` as Hex }),
    ],
    ["another nonce than was signed", ({ nonce }) => ({ nonce: nonce ^ 1n })],
    ["a later deadline than was signed", ({ deadlineSeconds }) => ({ deadlineSeconds: deadlineSeconds + 1n })],
    ["another validAfter than was signed", () => ({ validAfterSeconds: 1n })],
    ["another payer than signed", () => ({ from: createPayer().address })],
  ])("%s", async (_what, change) => {
    const payer = await fundedPayer(harness.rpcUrl, amount);
    const authorization = await payer.authorize(options());
    await expectRefusedForFree({ ...authorization, ...change(authorization) }, "invalid_signature", byKey);
  });
});

describe("a contract wallet (EIP-1271)", () => {
  it("that is good pays by its signer's signature", async () => {
    const signer = createPayer();
    const wallet = await walletWithMoney(harness.rpcUrl, "GoodWallet", signer.address);
    await expectPaid(await authorizeFor(wallet, signer, options()));
  });

  it("gets the bytes as they came: what its own rule takes, it pays", async () => {
    const signer = createPayer();
    const wallet = await walletWithMoney(harness.rpcUrl, "GoodWallet", signer.address);
    const authorization = await authorizeFor(wallet, signer, options());
    // The wallet asks ecrecover without looking at s; made tidy, this would be another signature than it was shown.
    await expectPaid({ ...authorization, signature: highS(authorization.signature) });
  });

  it.each<[string, (signature: Hex) => Hex]>([
    ["v 0 or 1", parityAsV],
    ["64 bytes", compact],
  ])("that does not take %s is not helped: refused for free", async (_spelling, spell) => {
    const signer = createPayer();
    const wallet = await walletWithMoney(harness.rpcUrl, "GoodWallet", signer.address);
    const authorization = await authorizeFor(wallet, signer, options());
    const respelled = { ...authorization, signature: spell(authorization.signature) };
    await expectRefusedForFree(respelled, "invalid_signature", byWallet);
  });

  it.each([
    ["is not deployed", "wallet_not_deployed", "ecdsa"],
    ["is deployed", "signature_wrapped", "eip1271"],
  ])("that %s is refused for free by a wrapped signature (ERC-6492), and told why", async (_case, reason, kind) => {
    const signer = createPayer();
    const wallet =
      kind === "ecdsa" ? createPayer().address : await walletWithMoney(harness.rpcUrl, "GoodWallet", signer.address);
    const authorization = await authorizeFor(wallet, signer, options());
    const signature = wrap(wallet, "0x", authorization.signature) as Hex;
    await expectRefusedForFree({ ...authorization, signature }, "invalid_signature", { kind, reason });
  });

  it("whose signer did not sign is refused for free", async () => {
    const wallet = await walletWithMoney(harness.rpcUrl, "GoodWallet", createPayer().address);
    await expectRefusedForFree(await authorizeFor(wallet, createPayer(), options()), "invalid_signature", byWallet);
  });

  it.each<ContractName>(["RefusingWallet", "GasBurningWallet", "RubbishAnsweringWallet"])(
    "a %s is refused for free",
    async (name) => {
      const wallet = await walletWithMoney(harness.rpcUrl, name);
      await expectRefusedForFree(await authorizeFor(wallet, createPayer(), options()), "invalid_signature", byWallet);
    },
  );
});

describe("an account with a key that is delegated to code (EIP-7702)", () => {
  let payer: Payer;
  beforeEach(async () => {
    payer = await fundedPayer(harness.rpcUrl, amount);
  });
  const delegateTo = async (name: ContractName, argument?: string) =>
    delegateAccount(harness.rpcUrl, payer, await deployContract(harness.rpcUrl, name, argument));

  it("pays by the code's rule: another's signature, where the code trusts that one", async () => {
    const trusted = createPayer();
    await delegateTo("GoodWallet", trusted.address);
    await expectRefusedForFree(await payer.authorize(options()), "invalid_signature", byWallet);
    await expectPaid(await authorizeFor(payer.address, trusted, options()));
  });

  it("pays by its own key, where the code trusts that one; a spelling that the code does not take is refused", async () => {
    await delegateTo("GoodWallet", payer.address);
    const authorization = await payer.authorize(options());
    const short = { ...authorization, signature: compact(authorization.signature) };
    await expectRefusedForFree(short, "invalid_signature", byWallet);
    await expectPaid(authorization);
  });

  it.each<ContractName>(["TokenThatLies", "RefusingWallet", "GasBurningWallet", "RubbishAnsweringWallet"])(
    "to a %s: refused for free, although its own key signed",
    async (name) => {
      const authorization = await payer.authorize(options());
      await delegateTo(name);
      await expectRefusedForFree(authorization, "invalid_signature", byWallet);
    },
  );

  it("to an address without code: refused for free, although its own key signed", async () => {
    const delegate: Address = createPayer().address;
    await delegateAccount(harness.rpcUrl, payer, delegate);
    await expectRefusedForFree(await payer.authorize(options()), "invalid_signature", byWallet);
  });

  it("and back again: its own key pays once more", async () => {
    await delegateTo("RefusingWallet");
    await delegateAccount(harness.rpcUrl, payer, `0x${"0".repeat(40)}`);
    const authorization = await payer.authorize(options());
    expect(Signature.from(authorization.signature).v).toBeGreaterThanOrEqual(27);
    await expectPaid(authorization);
  });
});
