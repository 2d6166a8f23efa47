import { checkNames } from "@lunas/protocol/wire/check-names";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type ChannelStore, channelsInMemory } from "../channels/channel-store";
import type { SpendingStore } from "../pay/budget";
import { type OpenPayments, openPaymentsInMemory } from "../pay/open-payments";

/**
 * Where an agent keeps its open payments and what it spent. `memory`: nowhere, so that a restart may pay again and has a whole new budget.
 * Default: `~/.lunas/agent`.
 */
export type AgentState = "memory" | { readonly folder: string };

export interface OpenedState {
  readonly openPayments: OpenPayments;
  /** Undefined: memory. */
  readonly spending: SpendingStore | undefined;
  readonly channels: Required<ChannelStore>;
}

/** Opens nothing yet: the files are made with the first payment. Throws `invalid_option`. */
export function openState(state: AgentState | undefined, wallet: string, section: string): OpenedState {
  if (state === "memory")
    return { openPayments: openPaymentsInMemory(), spending: undefined, channels: channelsInMemory() };
  const folder = state === undefined ? undefined : folderOf(state);
  // A page may hold an agent whose state is memory: it must not load what only Node has.
  let opened: Promise<Required<{ [Name in keyof OpenedState]: NonNullable<OpenedState[Name]> }>> | undefined;
  const files = () => {
    opened ??= import("@lunas/client/files").then(({ openAgentFiles }) => openAgentFiles({ folder, wallet, section }));
    return opened;
  };
  return {
    openPayments: {
      take: async (offer) => (await files()).openPayments.take(offer),
      keep: async (offer, kept) => (await files()).openPayments.keep(offer, kept),
      release: async (offer, kept) => (await files()).openPayments.release(offer, kept),
      forget: async (offer, payment) => (await files()).openPayments.forget(offer, payment),
    },
    spending: { update: async (change) => (await files()).spending.update(change) },
    channels: {
      list: async () => (await files()).channels.list(),
      take: async (channelId) => (await files()).channels.take(channelId),
      put: async (channel) => (await files()).channels.put(channel),
      fund: async (channel, check) => (await files()).channels.fund(channel, check),
      note: async (channel) => (await files()).channels.note(channel),
      remove: async (channelId) => (await files()).channels.remove(channelId),
    },
  };
}

function folderOf(state: { readonly folder: string }): string {
  checkNames("state", state, ["folder"]);
  if (typeof state.folder === "string" && state.folder !== "") return state.folder;
  throw new LunasError('state must be "memory" or { folder: "…" }.', { code: "invalid_option" });
}
