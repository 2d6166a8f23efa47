import type { Address } from "@lunas/catalog/chain";
import type { NewPayment, SponsorshipRequest } from "@lunas/domain/payment/ports";
import { newId } from "@lunas/domain/shared/id";
import { aNewPayment } from "../build/a-stored-payment";
import { anApproval } from "../build/an-approval";
import { anAttempt } from "../build/an-attempt";
import { anAuthorization } from "../build/an-authorization";
import { aConfirmation, freshAddress, freshChainId } from "./fresh";
import { aLane, closedBy } from "./settlement-fixture";
import type { MakeStores, Stores } from "./stores";

/** What every database promises about approvals that are paid for. Declares jest tests. */
export function sponsorshipContract(name: string, makeStores: MakeStores): void {
  describe(`${name}: sponsorships`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await makeStores();
    });
    afterAll(() => stores.close());
    bounding(() => stores);
    granting(() => stores);
  });
}

type Of = () => Stores;

/** A need of 7,000 wei, and 1,000 to send it. */
function request(budgets: Partial<SponsorshipRequest["budgets"]> = {}): SponsorshipRequest {
  const wide = { merchantDailyWei: 10n ** 18n, chainDailyWei: 10n ** 18n };
  return { approval: anApproval(), needWei: 7_000n, gasWei: 1_000n, budgets: { ...wide, ...budgets } };
}

interface ApprovalRequest {
  readonly chainId: number;
  readonly payer?: Address;
  readonly merchant?: 0 | 1;
  readonly wants?: SponsorshipRequest;
}

async function ask({ payments, merchantIds }: Stores, asking: ApprovalRequest) {
  const { chainId, payer = freshAddress(), merchant = 0, wants = request() } = asking;
  const authorization = anAuthorization({ from: payer });
  const payment: NewPayment = aNewPayment({ merchantId: merchantIds[merchant], chainId, authorization });
  const reservation = { balance: authorization.amount * 9n, allowance: null, readAtBlock: 100, sponsorship: wants };
  const lease = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 60_000 };
  return { id: payment.id, outcome: await payments.accept(payment, reservation, lease) };
}

function bounding(of: Of): void {
  it("takes one grant for a payer and chain at a time, and one again where none was made", async () => {
    const [chainId, payer] = [freshChainId(), freshAddress()];
    const { id } = await ask(of(), { chainId, payer });
    const second = await ask(of(), { chainId, payer });
    expect(second.outcome).toEqual({ kind: "unsponsored", reason: "payer_sponsored_lately" });
    expect((await ask(of(), { chainId: freshChainId(), payer })).outcome.kind).toBe("stored");
    await of().settlements.finish(null, [], [aConfirmation(id)]);
    expect((await ask(of(), { chainId, payer })).outcome.kind).toBe("stored");
  });

  it("keeps a merchant's budget, and the chain's, by what may yet be granted", async () => {
    const chainId = freshChainId();
    const wants = request({ merchantDailyWei: 16_000n, chainDailyWei: 24_000n });
    for (const merchant of [0, 0] as const)
      expect((await ask(of(), { chainId, merchant, wants })).outcome.kind).toBe("stored");
    const over = await ask(of(), { chainId, merchant: 0, wants });
    expect(over.outcome).toEqual({ kind: "unsponsored", reason: "merchant_budget" });
    expect((await ask(of(), { chainId, merchant: 1, wants })).outcome.kind).toBe("stored");
    const inAll = await ask(of(), { chainId, merchant: 1, wants });
    expect(inAll.outcome).toEqual({ kind: "unsponsored", reason: "chain_budget" });
  });

  it("keeps the budget when many ask at the same moment", async () => {
    const chainId = freshChainId();
    const wants = request({ merchantDailyWei: 24_000n });
    const requested = await Promise.all(Array.from({ length: 12 }, () => ask(of(), { chainId, wants })));
    expect(requested.filter(({ outcome }) => outcome.kind === "stored")).toHaveLength(3);
  });
}

function granting(of: Of): void {
  it("writes a grant with its wei, once, and shows it to the settler that continues", async () => {
    const { chainId, lease } = await aLane(of());
    const { id } = await ask(of(), { chainId });
    const funding = (nonce: number) =>
      ({ nonce, purpose: "funding", paymentId: id, attempt: anAttempt(), grantedWei: 6_500n }) as const;
    expect((await of().settlements.orders([id]))[0]?.sponsorship).toMatchObject({ needWei: 7_000n, grantedWei: null });

    const planned = funding(5);
    expect(await of().settlements.commit(lease, [planned])).toEqual({ kind: "committed" });
    expect(await of().settlements.orders([id])).toEqual([]);
    const opened = async () => (await of().settlements.open(lease.laneId)).map(({ transaction }) => transaction);
    expect(await opened()).toMatchObject([{ purpose: "funding", grantedWei: 6_500n }]);
    await of().settlements.finish(lease, [closedBy(5, planned.attempt)], []);
    const [order] = await of().settlements.orders([id]);
    expect(order?.sponsorship).toMatchObject({ grantedWei: 6_500n });

    const again = await of().settlements.commit({ ...lease, nextNonce: 6 }, [funding(6)]);
    expect(again).toEqual({ kind: "taken", paymentIds: [id] });
    const settling = { nonce: 6, purpose: "payment", paymentId: id, attempt: anAttempt() } as const;
    expect(await of().settlements.commit({ ...lease, nextNonce: 6 }, [settling])).toEqual({ kind: "committed" });
    expect(await opened()).toEqual([expect.not.objectContaining({ grantedWei: expect.anything() })]);
  });

  it("counts what was granted also when the payment has ended, and a payer's for a day", async () => {
    const { chainId, lease } = await aLane(of());
    const payer = freshAddress();
    const wants = request({ merchantDailyWei: 15_500n });
    const { id } = await ask(of(), { chainId, payer, wants });
    const attempt = anAttempt();
    await of().settlements.commit(lease, [
      { nonce: 5, purpose: "funding", paymentId: id, attempt, grantedWei: 6_500n },
    ]);
    await of().settlements.finish(lease, [closedBy(5, attempt)], [aConfirmation(id)]);
    expect((await ask(of(), { chainId, payer, wants })).outcome).toMatchObject({ reason: "payer_sponsored_lately" });
    expect((await ask(of(), { chainId, wants })).outcome.kind).toBe("stored");
    expect((await ask(of(), { chainId, wants })).outcome).toMatchObject({ reason: "merchant_budget" });
  });

  it("does not take a funding for the payment's own transaction", async () => {
    const { chainId, lease } = await aLane(of());
    const { id } = await ask(of(), { chainId });
    const attempt = anAttempt();
    await of().settlements.commit(lease, [{ nonce: 5, purpose: "funding", paymentId: id, attempt, grantedWei: 1n }]);
    const found = await of().payments.find({ merchantId: of().merchantIds[0], environment: "sandbox" }, id);
    expect(found?.payment.txHash).toBeNull();
  });
}
