import { baseOf, type ChannelId } from "@lunas/domain/channel/channel";
import type { ChargeOutcome, ChargeRequest, ChargeStore } from "@lunas/domain/channel/ports";
import type { Hex } from "@lunas/domain/shared/hex";
import { newMonthlyId } from "@lunas/domain/shared/id";
import { gated } from "../gate";
import type { Process } from "../scheduler";
import type { ChannelHarness, SimChannel } from "./channel-harness";
import { startChannelProcess } from "./channel-processes";
import { storedIn } from "./channel-rows";

export const merchantId = "mer_one";
const repeatMs = 900;
const leaseMs = 2_000;
const mostTries = 60;

/** Gateways store charges; each reaches the database over a wire of its own. */
export function addChannelGateway(harness: ChannelHarness, name: string): void {
  harness.gateways.push(startChannelProcess(harness, name));
}

interface Purchase {
  readonly channel: SimChannel;
  readonly price: bigint;
  readonly amount: bigint;
  /** The payer believes that so much was charged before. */
  readonly believed: bigint;
  readonly isKeyed: boolean;
}

/** A shop's request: repeated at any gateway until it has its success, or is refused for good. */
export function buy(harness: ChannelHarness, purchase: Purchase): void {
  harness.counts.requests += 1;
  const request = harness.counts.requests;
  const open = harness.openRequests.get(purchase.channel.id) ?? { count: 0, isKeyed: purchase.isKeyed };
  if (open.count > 0 && !(open.isKeyed && purchase.isKeyed)) return;
  Object.assign(open, { count: open.count + 1, isKeyed: purchase.isKeyed });
  harness.openRequests.set(purchase.channel.id, open);
  let voucher = voucherOf(purchase, purchase.believed, request);
  let tries = 0;
  const end = () => {
    open.count -= 1;
  };
  const again = () => {
    tries += 1;
    if (tries > mostTries) return end();
    harness.scheduler.after(repeatMs, null, attempt);
  };
  const attempt = () => {
    const gateway = harness.random.pick(harness.gateways);
    // A gateway that has died does not answer: its client asks another one.
    if (gateway.isDead) return again();
    let isAnswered = false;
    const chargeId = newMonthlyId("chg", harness.scheduler.clock.now());
    const done = (outcome: ChargeOutcome | null) => {
      if (isAnswered) return;
      isAnswered = true;
      if (outcome === null || outcome.kind === "held" || outcome.kind === "busy") return again();
      if ("charge" in outcome) {
        harness.reported.push({ request, channelId: purchase.channel.id, chargeId: outcome.charge.chargeId });
        note(harness, gateway, { channelId: purchase.channel.id, chargeId: outcome.charge.chargeId });
        return end();
      }
      if (outcome.kind !== "out_of_step") return end();
      voucher = voucherOf(purchase, baseOf(outcome.channel), request);
      return again();
    };
    store(harness, gateway)
      .charge({ ...voucher, chargeId })
      .then(done, () => done(null));
    // The gateway's answer may never come.
    harness.scheduler.after(2 * leaseMs, null, () => done(null));
  };
  attempt();
}

/** A voucher from before, tried by a payer that hopes to get something for nothing. */
export function tryOldVoucher(harness: ChannelHarness, channel: SimChannel): void {
  const [gateway] = harness.gateways;
  const known = storedIn(harness.rows).find(({ id }) => id === channel.id);
  if (gateway === undefined || gateway.isDead || known === undefined || known.charged < 2n) return;
  harness.counts.requests += 1;
  const purchase = { channel, price: 500n, amount: 500n, believed: 0n, isKeyed: false };
  const request = voucherOf(purchase, known.charged / 2n, harness.counts.requests);
  const chargeId = newMonthlyId("chg", harness.scheduler.clock.now());
  const voided = () => harness.rows.channels.charges.filter(({ status }) => status === "voided").length;
  const before = voided();
  store(harness, gateway)
    .charge({ ...request, chargeId })
    .then(
      (outcome) => {
        if (outcome.kind !== "charged") return;
        harness.reported.push({
          request: harness.counts.requests,
          channelId: channel.id,
          chargeId: outcome.charge.chargeId,
        });
        // After a void the sum is lower, and a voucher for it is the next one again.
        if (voided() === before) harness.rows.wrong.push(`an old voucher of ${channel.id} was charged`);
      },
      () => undefined,
    );
}

function store({ charges, scheduler, random, trouble }: ChannelHarness, process: Process): ChargeStore {
  return gated(charges, { scheduler, random, process, to: "database", failures: () => trouble.databaseFailures });
}

function note(harness: ChannelHarness, gateway: Process, answer: { channelId: ChannelId; chargeId: `chg_${string}` }) {
  if (!gateway.isDead)
    store(harness, gateway)
      .noteAnswered(answer)
      .catch(() => undefined);
}

function voucherOf(
  { channel, price, amount, isKeyed }: Purchase,
  charged: bigint,
  request: number,
): Omit<ChargeRequest, "chargeId"> {
  const maxClaimable = charged + price;
  return {
    ...{ scope: { merchantId, environment: "sandbox" }, channelId: channel.id, price, amount, maxClaimable, leaseMs },
    signature: signatureOf(channel.id, maxClaimable),
    bodyHash: `0x${request.toString(16).padStart(64, "0")}`,
    ...{ resource: null, description: null, metadata: null },
    idempotency: isKeyed ? { lineage: "key_1", key: String(request) } : null,
  };
}

/** The same for the same sum, as deterministic signatures are. */
function signatureOf(id: ChannelId, maxClaimable: bigint): Hex {
  return `0x${id.slice(-8)}${maxClaimable.toString(16).padStart(16, "0")}`;
}
