import type { ActionStore, ChannelContract, ChannelObserver } from "./claims/ports";

export interface ConcludeDeps {
  readonly contract: ChannelContract;
  readonly actions: ActionStore;
  readonly observe: ChannelObserver;
}

/** Ends payouts and refunds that are mined at depth, with what their logs say that they moved. */
export async function concludeActions({ contract, actions, observe }: ConcludeDeps): Promise<void> {
  for (const { id, kind, txHash } of await actions.mined(contract.chain.chainId)) {
    const moved = await contract.movedBy(kind, txHash);
    if (moved === null) continue;
    // Another transaction had paid it out by then: the contract does nothing, and says nothing.
    if (moved.amount === 0n) await actions.fail(id, "nothing_moved", "Nothing was left to move when it was mined.");
    else await actions.end(id, moved);
    observe.ended(id, kind, moved.amount === 0n ? "failed" : "confirmed");
  }
}
