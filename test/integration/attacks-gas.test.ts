import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { type GasTerms, gasTermsOf } from "@lunas/domain/payment/gas";
import type { NewPayment, Reservation } from "@lunas/domain/payment/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { freshAddress, freshHash } from "@lunas/testkit/contracts/fresh";
import { aLane } from "@lunas/testkit/contracts/settlement-fixture";
import { registered, rowsOf } from "./database-postgres";
import { stores, useStores } from "./opened-stores";

jest.setTimeout(60_000);

let merchantId: NewPayment["merchantId"];
useStores();
beforeEach(async () => {
  merchantId = await registered(stores);
});

const key: Hex = `0x${"ab".repeat(65)}`;
const long: Hex = `0x${"ab".repeat(8_192)}`;

interface PaymentTerms {
  readonly chainId: number;
  readonly signature?: Hex;
  readonly gas: GasTerms;
}

function aPayment({ chainId, signature = key }: PaymentTerms): NewPayment {
  const authorization = anAuthorization({ from: freshAddress(), nonce: BigInt(freshHash()), signature });
  return aNewPayment({ merchantId, authorization, chainId, bodyHash: freshHash() });
}

/** Stored in one turn, so that they share a statement; each payment's outcome in its place. */
async function together(wanted: readonly PaymentTerms[]): Promise<readonly string[]> {
  const outcomes = await Promise.all(
    wanted.map((each) => {
      const payment = aPayment(each);
      const reservation: Reservation = { balance: 10n ** 30n, allowance: null, readAtBlock: 100, gas: each.gas };
      return stores.payments.accept(payment, reservation, {
        paymentId: payment.id,
        waiterId: newId("ask"),
        leaseMs: 60_000,
      });
    }),
  );
  return outcomes.map((outcome) => (outcome.kind === "bounded" ? outcome.reason : outcome.kind));
}

const repeated = (count: number, wanted: PaymentTerms) => Array.from({ length: count }, () => wanted);
const count = (outcomes: readonly string[], kind: string) => outcomes.filter((each) => each === kind).length;

/** A chain at this price per gas, the fee of a typical settlement's data included. */
async function aChain(gasPriceWei: bigint): Promise<number> {
  const { chainId, lease } = await aLane(stores);
  await stores.lanes.reportBalances([{ laneId: lease.laneId, balanceWei: 1n, resting: false, gasPriceWei }]);
  return chainId;
}

/** A merchant's budget of so many typical settlements at this price. */
function terms(settlements: bigint, gasPriceWei: bigint, signature: Hex = key): GasTerms {
  const wei = settlements * base.settlement.gasLimit * gasPriceWei;
  const gas = { ...base.gas, merchantDailyWei: wei, chainDailyWei: 100n * wei, maxSettlementWei: 10n ** 30n };
  return gasTermsOf({ ...base, gas, unapprovedGas: null }, signature);
}

describe("8 kB signatures while data is dear", () => {
  const price = 3_000_000_000n;

  it.each([
    ["with a key's signature", key, 30],
    ["with 8 kB", long, 1],
  ])("32 payments %s in one group keep the budget of thirty typical settlements", async (_what, signature, room) => {
    const chainId = await aChain(price);
    const outcomes = await together(repeated(32, { chainId, signature, gas: terms(30n, price, signature) }));
    expect([count(outcomes, "stored"), count(outcomes, "merchant_gas_budget")]).toEqual([room, 32 - room]);
  });

  it("among others each is judged by its own data", async () => {
    const chainId = await aChain(price);
    const short = { chainId, gas: terms(30n, price) };
    const group = [
      ...repeated(5, short),
      { chainId, signature: long, gas: terms(30n, price, long) },
      ...repeated(5, short),
    ];
    const outcomes = await together(group);
    expect(outcomes.map((each, at) => (each === "stored" ? "" : `${at} ${each}`)).filter(Boolean)).toEqual([
      "5 merchant_gas_budget",
    ]);
  });
});

describe("two chains in one group", () => {
  const price = 1_000_000_000n;

  it.each([
    ["the merchant's budget", { merchantDailyWei: 4n * sandbox.settlement.gasLimit * price }, "merchant_gas_budget"],
    ["the chain's budget", { chainDailyWei: 4n * sandbox.settlement.gasLimit * price }, "chain_gas_budget"],
    ["the merchant's count in flight", { merchantInFlight: 4 }, "merchant_in_flight"],
    ["the chain's count in flight", { chainInFlight: 4 }, "chain_in_flight"],
  ])("%s of one is used up by its own payments alone", async (_what, bounds, reason) => {
    const [full, free] = [await aChain(price), await aChain(price)];
    const gas = gasTermsOf({ ...sandbox, gas: { ...sandbox.gas, ...bounds }, unapprovedGas: null });
    const roomy = gasTermsOf({ ...sandbox, unapprovedGas: null });
    const group = Array.from({ length: 32 }, (_, at) =>
      at % 2 === 0 ? { chainId: full, gas } : { chainId: free, gas: roomy },
    );
    const outcomes = await together(group);
    expect(
      count(
        outcomes.filter((_, at) => at % 2 === 0),
        "stored",
      ),
    ).toBe(4);
    expect(count(outcomes, reason)).toBe(12);
    expect(
      count(
        outcomes.filter((_, at) => at % 2 === 1),
        "stored",
      ),
    ).toBe(16);
    // What is in flight on the full chain leaves the bound of the other where it was.
    expect(await together(repeated(4, { chainId: await aChain(price), gas }))).toEqual(
      Array.from({ length: 4 }, () => "stored"),
    );
  });

  it("unapproved merchants share the quarter of their own chain", async () => {
    const [one, other] = [await aChain(price), await aChain(price)];
    const wei = 16n * sandbox.settlement.gasLimit * price;
    const chain = { ...sandbox, gas: { ...sandbox.gas, chainDailyWei: wei, merchantDailyWei: wei } };
    const gas = gasTermsOf({ ...chain, unapprovedGas: { merchantPart: 1n, chainPart: 4n } });
    const outcomes = await together([...repeated(8, { chainId: one, gas }), ...repeated(3, { chainId: other, gas })]);
    expect([count(outcomes.slice(0, 8), "stored"), count(outcomes, "unapproved_gas_budget")]).toEqual([4, 4]);
    expect(outcomes.slice(8)).toEqual(["stored", "stored", "stored"]);
  });

  it("a price of one chain is not the other's", async () => {
    const [cheap, dear] = [await aChain(1n), await aChain(price)];
    const gas = { ...terms(2n, price), bounds: { ...terms(2n, price).bounds, chainDailyWei: 10n ** 30n } };
    const outcomes = await together([...repeated(4, { chainId: cheap, gas }), ...repeated(4, { chainId: dear, gas })]);
    expect([count(outcomes.slice(0, 4), "stored"), count(outcomes.slice(4), "stored")]).toEqual([4, 2]);
    const rows = await rowsOf<{ n: number }>(
      stores,
      `select count(*)::int as n from payments where chain_id = ${dear}`,
    );
    expect(rows[0]?.n).toBe(2);
  });
});
