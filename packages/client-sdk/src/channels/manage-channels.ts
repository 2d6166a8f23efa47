import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ClientDeps } from "../client-deps";
import { askRefund, type CheckAddress } from "./ask-refund";
import { type ChannelPool, channelIn, type Slot } from "./channel-pool";
import type { ChannelStore } from "./channel-store";
import type { ChannelEnd, ChannelsApi, OpenChannel } from "./channel-way";
import { resolveDeposit } from "./deposit";
import { readChannelSettlement } from "./judge-answer";
import { availableIn, type KeptChannel } from "./kept-channel";
import { type Reading, readChannel, readWithdrawal } from "./read-chain";
import { withdrawalCalls } from "./withdrawal-calls";

export interface ManagingDeps {
  readonly client: ClientDeps;
  readonly store: ChannelStore;
  readonly pool: ChannelPool;
}

export function channelsApi(deps: ManagingDeps): ChannelsApi {
  const find = async (channelId: Hex | undefined) => {
    const all = (await deps.pool.all()).filter(({ status }) => status !== "closed");
    if (channelId === undefined) return all;
    const found = all.filter((each) => each.channelId === channelId.toLowerCase());
    if (found.length > 0) return found;
    throw new LunasError(`This client has no channel ${channelId}.`, { code: "channel_not_found" });
  };
  const use = async (channel: KeptChannel, work: (slot: Slot, on: Reading) => Promise<ChannelEnd>) => {
    const on = { payer: deps.client.setup.payer, chain: await chainOf(deps, channel) };
    const end = await deps.pool.useChannel(channel, (slot) => work(slot, on));
    if (end !== null) return end;
    throw new LunasError("Another process uses this channel.", { code: "channel_busy" });
  };
  return {
    list: async () => (await find(undefined)).map(shown),
    async close(channelId, { check } = {}) {
      const ends: ChannelEnd[] = [];
      for (const channel of await find(channelId)) {
        if (channelId === undefined && availableIn(channel) === 0n && channel.deposit === null) continue;
        const closing = use(channel, (slot, on) => close(deps, slot, { ...on, check }));
        // Of all channels one that is not closed does not keep the others open.
        ends.push(await (channelId === undefined ? closing.catch((error) => failedEnd(channel, error)) : closing));
      }
      return ends;
    },
    async withdraw(channelId) {
      const [channel] = await find(channelId);
      if (channel === undefined) throw new Error("it was found");
      return use(channel, (slot, on) => withdraw(deps, slot, on));
    },
  };
}

async function chainOf({ client }: ManagingDeps, { network }: KeptChannel): Promise<ChainConfig> {
  const chain = (await client.chains()).find(({ x402 }) => x402.caip2Network === network);
  if (chain !== undefined) return chain;
  throw new LunasError(`The service has no network ${network}.`, { code: "unsupported_network" });
}

function shown(channel: KeptChannel): OpenChannel {
  const { channelId, origin, network, config, status, balance, charged, withdrawableAtMs, openedAtMs } = channel;
  return {
    ...{ channelId, origin, network, payer: config.payer, receiver: config.receiver },
    status: status === "closed" ? "open" : status,
    ...{ balance, charged, available: availableIn(channel).toString() },
    withdrawableAt: withdrawableAtMs === null ? null : new Date(withdrawableAtMs).toISOString(),
    openedAt: new Date(openedAtMs).toISOString(),
  };
}

interface Closing extends Reading {
  readonly check: CheckAddress | undefined;
}

async function close(deps: ManagingDeps, slot: Slot, { check, ...on }: Closing): Promise<ChannelEnd> {
  const channel = await settledDeposit(deps, slot, on);
  const response = await askRefund(deps.client, channel, check);
  const txHash = readChannelSettlement(response, channel)?.transaction || null;
  // The money is on the chain: the shop's word alone closes nothing.
  const state = await readChannel(on, channel);
  if (state === null) return end(channel, "open", txHash);
  slot.channel = { ...channel, balance: state.balance.toString() };
  if (availableIn(slot.channel) > 0n) {
    await deps.store.put(slot.channel);
    return end(slot.channel, "open", txHash);
  }
  return closed(deps, slot, txHash);
}

async function withdraw(deps: ManagingDeps, slot: Slot, on: Reading): Promise<ChannelEnd> {
  const channel = await settledDeposit(deps, slot, on);
  const { payer } = on;
  if (payer.transact === undefined) {
    throw new LunasError("This wallet sends no transactions: close the channel with the shop instead.", {
      code: "wallet_error",
    });
  }
  const [state, startedAt] = [await readChannel(on, channel), await readWithdrawal(on, channel)];
  if (state === null || startedAt === null) throw new LunasError("The chain could not be read.", { code: "rpc_error" });
  await payer.connect();
  await payer.useChain(on.chain);
  if (startedAt > 0n) {
    const at = withdrawableAt(channel, startedAt);
    if (Date.now() < at) return noted(deps, slot, { at, txHash: null });
    return closed(deps, slot, await payer.transact(channel.contract, withdrawalCalls.finalize(channel.config)));
  }
  const amount = state.balance - (state.claimed > BigInt(channel.charged) ? state.claimed : BigInt(channel.charged));
  if (amount <= 0n) return closed(deps, slot, null);
  // From now on nothing is signed with it, whatever becomes of the transaction.
  slot.channel = { ...channel, status: "withdrawing" };
  await deps.store.put(slot.channel);
  const txHash = await payer.transact(channel.contract, withdrawalCalls.initiate(channel.config, amount));
  const begun = (await readWithdrawal(on, channel)) ?? 0n;
  return noted(deps, slot, { at: withdrawableAt(channel, begun || BigInt(Math.floor(Date.now() / 1_000))), txHash });
}

const withdrawableAt = ({ config }: KeptChannel, startedAt: bigint) =>
  (Number(startedAt) + config.withdrawDelay) * 1_000;

async function noted(
  { store }: ManagingDeps,
  slot: Slot,
  { at, txHash }: { readonly at: number; readonly txHash: string | null },
): Promise<ChannelEnd> {
  slot.channel = { ...channelIn(slot), status: "withdrawing", withdrawableAtMs: at };
  await store.put(slot.channel);
  return end(slot.channel, "withdrawing", txHash);
}

async function closed({ store }: ManagingDeps, slot: Slot, txHash: string | null): Promise<ChannelEnd> {
  const channel: KeptChannel = { ...channelIn(slot), status: "closed", balance: "0" };
  slot.channel = channel;
  await store.remove(channel.channelId);
  return end(channel, "closed", txHash);
}

function end(channel: KeptChannel, status: ChannelEnd["status"], txHash: string | null): ChannelEnd {
  const at = status === "withdrawing" && channel.withdrawableAtMs !== null ? channel.withdrawableAtMs : null;
  return {
    channelId: channel.channelId,
    status,
    txHash,
    withdrawableAt: at === null ? null : new Date(at).toISOString(),
  };
}

/** Nothing is known of its money but what was known before. */
function failedEnd(channel: KeptChannel, cause: unknown): ChannelEnd {
  const known = cause instanceof LunasError ? cause : null;
  const error = known ?? new LunasError("The channel could not be closed.", { code: "unexpected_answer", cause });
  return { ...end(channel, channel.status === "withdrawing" ? "withdrawing" : "open", null), error };
}

/** Before its end the outcome of a deposit must be known. */
async function settledDeposit({ store }: ManagingDeps, slot: Slot, on: Reading): Promise<KeptChannel> {
  const channel = await resolveDeposit({ ...on, callbacks: {} }, channelIn(slot));
  slot.channel = channel;
  await store.put(channel);
  return channel;
}
