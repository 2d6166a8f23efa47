import { baseOf, type ChannelId, type StoredChannel } from "@lunas/domain/channel/channel";
import type { StoredCharge } from "@lunas/domain/channel/charge";
import type {
  ChannelBooks,
  ChannelReads,
  ChargeOutcome,
  ChargeRequest,
  ChargeStore,
  NotCharged,
  ReserveOutcome,
  ReserveRequest,
  VoidOutcome,
} from "@lunas/domain/channel/ports";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import { dayOf } from "@lunas/domain/report/jakarta-days";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ChargeId } from "@lunas/domain/shared/id";

/** A channel, and what its newest charge is remembered by. */
export interface MemoryChannel {
  channel: StoredChannel;
  last: { readonly amount: bigint; readonly bodyHash: Hex; untilMs: number; isAnswered: boolean } | null;
  /** `signature`: that of a voucher, or the id of a refund. */
  reserved: { readonly untilMs: number; readonly signature: string } | null;
  /** What a claim under way will have claimed. */
  claiming: bigint;
  /** Of what is charged: no charge here, and claimed by the contract before. */
  uncounted?: bigint;
}

export interface MemoryChannels {
  readonly clock: Clock;
  readonly channels: Map<ChannelId, MemoryChannel>;
  readonly charges: StoredCharge[];
  readonly keys: Map<string, { readonly chargeId: ChargeId; readonly bodyHash: Hex; readonly createdAtMs: number }>;
}

export function memoryChannels(clock: Clock = { now: () => Date.now() }): MemoryChannels {
  return { clock, channels: new Map(), charges: [], keys: new Map() };
}

const keyWindowMs = 86_400_000;

/** The charges of in-memory channels; passes the same contract as the real store. */
export function memoryChargeStore(rows: MemoryChannels): ChargeStore {
  return {
    charge: async (request) => charge(rows, request),
    reserve: async (request, reserveMs) => reserve(rows, request, reserveMs),
    noteAnswered: async ({ channelId, chargeId }) => {
      const row = rows.channels.get(channelId);
      if (row?.channel.lastChargeId === chargeId && row.last !== null) row.last.isAnswered = true;
    },
    releaseAnswer: async ({ channelId, chargeId }) => {
      const row = rows.channels.get(channelId);
      if (row?.channel.lastChargeId === chargeId && row.last?.isAnswered === false) row.last.untilMs = rows.clock.now();
    },
    void: async (scope, id, windowMs) => voidCharge(rows, { scope, id, windowMs }),
  };
}

function isOf(row: Pick<StoredChannel, "merchantId" | "environment">, scope: PaymentScope): boolean {
  return row.merchantId === scope.merchantId && row.environment === scope.environment;
}

function channelIn(rows: MemoryChannels, { scope, channelId }: Pick<ChargeRequest, "scope" | "channelId">) {
  const row = rows.channels.get(channelId);
  return row !== undefined && isOf(row.channel, scope) ? row : undefined;
}

function booksOf({ channel }: MemoryChannel): ChannelBooks {
  const { managedBy, status, charged, signedMax, voucherSignature, lastChargeAtMs, openedAtMs } = channel;
  const { balance, claimed, refundNonce, withdrawRequestedAt } = channel.onChain;
  return {
    ...{ managedBy, status, charged, signedMax, voucherSignature, lastChargeAtMs, openedAtMs },
    onChain: { balance, claimed, refundNonce, withdrawRequestedAt },
  };
}

function charge(rows: MemoryChannels, request: ChargeRequest): ChargeOutcome {
  const row = channelIn(rows, request);
  const keyed = keyedBefore(rows, request);
  if (keyed !== undefined && keyed.bodyHash !== request.bodyHash) return { kind: "key_taken" };
  if (row === undefined) return { kind: "not_found" };
  const stored = rows.charges.find(({ id }) => id === keyed?.chargeId);
  if (stored !== undefined)
    return { kind: "repeated", isKeyed: true, charge: chargedOf(stored), channel: booksOf(row) };
  const repeated = repeatOf(rows, row, request);
  // What was charged before has its answer; nothing else is found of a closed channel.
  if (row.channel.status === "closed" && (repeated === null || repeated.kind === "out_of_step"))
    return { kind: "not_found" };
  if (repeated !== null) return repeated;
  const refused = refusalOf(rows, row, request);
  if (refused !== null) return { kind: refused, channel: booksOf(row) };
  if (request.amount === 0n) {
    if (row.reserved?.signature === request.signature) row.reserved = null;
    return { kind: "nothing", channel: booksOf(row) };
  }
  const charged = store(rows, row, request);
  return { kind: "charged", charge: chargedOf(charged), channel: booksOf(row) };
}

const chargedOf = ({ id, amount, cumulative }: StoredCharge) => ({ chargeId: id, amount, cumulative });

function keyName({ idempotency }: ChargeRequest): string | null {
  return idempotency === null ? null : `${idempotency.lineage} ${idempotency.key}`;
}

function keyedBefore(rows: MemoryChannels, request: ChargeRequest) {
  const name = keyName(request);
  const kept = name === null ? undefined : rows.keys.get(name);
  return kept !== undefined && kept.createdAtMs > rows.clock.now() - keyWindowMs ? kept : undefined;
}

/** A repeat of the newest voucher; null: it is none. */
function repeatOf(rows: MemoryChannels, row: MemoryChannel, request: ChargeRequest): ChargeOutcome | null {
  const { lastChargeId, voucherSignature, charged, managedBy } = row.channel;
  const base = baseOf(row.channel);
  if (row.last === null || lastChargeId === null || managedBy !== "lunas") return null;
  if (voucherSignature !== request.signature || row.last.bodyHash !== request.bodyHash) return null;
  // An earlier charge was voided, so this sum is in step again: a new charge with the same signature.
  if (row.last.isAnswered && request.maxClaimable === base + request.price) return null;
  if (row.last.isAnswered) return { kind: "out_of_step", channel: booksOf(row) };
  const nowMs = rows.clock.now();
  if (row.last.untilMs > nowMs) return { kind: "held" };
  row.last.untilMs = nowMs + request.leaseMs;
  const answer = { chargeId: lastChargeId, amount: row.last.amount, cumulative: charged };
  return { kind: "repeated", isKeyed: false, charge: answer, channel: booksOf(row) };
}

/** What a refund gives back is signed: its hold lasts as long as it is under way. */
function isRefunded({ channel, reserved }: Pick<MemoryChannel, "channel" | "reserved">): boolean {
  return reserved !== null && reserved.signature === channel.actionId;
}

function refusalOf(
  rows: MemoryChannels,
  { channel, reserved }: Pick<MemoryChannel, "channel" | "reserved">,
  { signature, maxClaimable, price }: Pick<ChargeRequest, "signature" | "maxClaimable" | "price">,
): NotCharged | null {
  if (channel.managedBy !== "lunas") return "foreign_books";
  if (isRefunded({ channel, reserved })) return "busy";
  if (reserved !== null && reserved.untilMs > rows.clock.now() && reserved.signature !== signature) return "busy";
  if (channel.status === "withdrawing" || channel.status === "short") return channel.status;
  if (maxClaimable !== baseOf(channel) + price) return "out_of_step";
  return maxClaimable > channel.onChain.balance ? "exhausted" : null;
}

function store(rows: MemoryChannels, row: MemoryChannel, request: ChargeRequest): StoredCharge {
  const nowMs = rows.clock.now();
  const { channelId, chargeId: id, amount, resource, description, metadata, bodyHash } = request;
  if (amount > request.price) throw new Error("a charge is more than its price");
  const base = baseOf(row.channel);
  const cumulative = base + amount;
  row.uncounted = (row.uncounted ?? 0n) + base - row.channel.charged;
  row.channel = {
    ...{ ...row.channel, charged: cumulative, signedMax: request.maxClaimable, voucherSignature: request.signature },
    ...{ lastChargeId: id, lastChargeAtMs: nowMs, unclaimedSinceMs: row.channel.unclaimedSinceMs ?? nowMs },
  };
  row.last = { amount, bodyHash, untilMs: nowMs + request.leaseMs, isAnswered: false };
  row.reserved = null;
  const charged: StoredCharge = {
    ...{ id, channelId, ...request.scope, amount, cumulative, resource, description, metadata },
    ...{ status: "charged", createdAtMs: nowMs },
  };
  rows.charges.push(charged);
  const name = keyName(request);
  if (name !== null) rows.keys.set(name, { chargeId: id, bodyHash, createdAtMs: nowMs });
  return charged;
}

function reserve(rows: MemoryChannels, request: ReserveRequest, reserveMs: number): ReserveOutcome {
  const row = channelIn(rows, request);
  if (row === undefined || row.channel.status === "closed") return { kind: "not_found" };
  const { signature } = request;
  const isKept =
    row.reserved !== null && row.reserved.untilMs > rows.clock.now() && row.reserved.signature === signature;
  if (request.isNew === true && isKept) return { kind: "busy", channel: booksOf(row) };
  const isUnreceived =
    row.channel.managedBy === "lunas" &&
    row.channel.lastChargeId !== null &&
    row.channel.voucherSignature === signature &&
    row.last?.isAnswered === false;
  const refused = isUnreceived ? (isRefunded(row) ? "busy" : null) : refusalOf(rows, row, request);
  if (refused !== null) return { kind: refused, channel: booksOf(row) };
  const untilMs = rows.clock.now() + reserveMs;
  row.reserved = { untilMs, signature };
  return { kind: "reserved", reservedUntilMs: untilMs, channel: booksOf(row) };
}

interface VoidRequest {
  readonly scope: PaymentScope;
  readonly id: ChargeId;
  readonly windowMs: number;
}

function voidCharge(rows: MemoryChannels, { scope, id, windowMs }: VoidRequest): VoidOutcome {
  const index = rows.charges.findIndex((each) => each.id === id && isOf(each, scope));
  const found = rows.charges[index];
  const row = found && rows.channels.get(found.channelId);
  if (found === undefined || row === undefined) return { kind: "not_found" };
  if (found.status === "voided") return { kind: "voided", charge: found };
  if (found.createdAtMs <= rows.clock.now() - windowMs) return { kind: "too_old" };
  const { claimed } = row.channel.onChain;
  const left = row.channel.charged - found.amount;
  for (const covered of [claimed, row.claiming])
    if (found.cumulative <= covered || left < covered) return { kind: "claimed" };
  const voided: StoredCharge = { ...found, status: "voided" };
  rows.charges[index] = voided;
  row.channel = {
    ...{ ...row.channel, charged: left },
    lastChargeId: row.channel.lastChargeId === id ? null : row.channel.lastChargeId,
    unclaimedSinceMs: left > claimed ? row.channel.unclaimedSinceMs : null,
  };
  return { kind: "voided", charge: voided };
}

/** The reads of in-memory channels. */
export function memoryChannelReads(rows: MemoryChannels): ChannelReads {
  return {
    find: async (scope, id) => {
      const row = rows.channels.get(id);
      return row !== undefined && isOf(row.channel, scope) ? row.channel : null;
    },
    list: async (scope, { status, payer, network }, { page, limit }) => {
      const channels = [...rows.channels.values()]
        .map(({ channel }) => channel)
        .filter((channel) => isOf(channel, scope))
        .filter((channel) => (status === null || channel.status === status) && isPayer(channel, payer))
        .filter((channel) => network === null || channel.network === network)
        .sort((one, other) => other.openedAtMs - one.openedAtMs || (other.id > one.id ? 1 : -1));
      return { channels: channels.slice((page - 1) * limit, page * limit), total: channels.length };
    },
    charges: async (scope, { after, limit, channelId, sinceMs }) => {
      const mine = rows.charges.filter((each) => isOf(each, scope));
      const place = after === null ? -1 : mine.findIndex(({ id }) => id === after);
      if (place < 0 && after !== null) return null;
      const found = mine
        .slice(place + 1)
        .filter((each) => channelId === null || each.channelId === channelId)
        .filter((each) => sinceMs === null || each.createdAtMs > sinceMs);
      return { charges: found.slice(0, limit), hasMore: found.length > limit };
    },
    chargeSums: async (scope, days) => {
      const mine = rows.charges
        .filter((each) => isOf(each, scope) && each.status === "charged")
        .map((each) => ({ ...each, day: dayOf(each.createdAtMs) }))
        .filter(({ day }) => days === null || (day >= days.from && day <= days.to));
      const named = [...new Set(mine.map(({ day }) => day)), null];
      return named.map((day) => {
        const counted = mine.filter((each) => day === null || each.day === day);
        return { day, count: counted.length, amount: counted.reduce((sum, { amount }) => sum + amount, 0n) };
      });
    },
  };
}

function isPayer({ config }: StoredChannel, payer: string | null): boolean {
  return payer === null || config.payer === payer;
}
