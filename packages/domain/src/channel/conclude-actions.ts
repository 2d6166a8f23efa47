import type { ActionStore, ChannelContract, ChannelObserver } from "./claims/ports";

export interface ConcludeDeps {
  readonly contract: ChannelContract;
  readonly actions: ActionStore;
  readonly observe: ChannelObserver;
}

type MinedAction = Awaited<ReturnType<ActionStore["mined"]>>[number];

/** Ends payouts and refunds that are mined at depth, with what their logs say that they moved. One that cannot be read holds no other back. */
export async function concludeActions(deps: ConcludeDeps): Promise<void> {
  for (const action of await deps.actions.mined(deps.contract.chain.chainId)) {
    await concludeOne(deps, action).catch((error: unknown) => deps.observe.fault("conclude", error));
  }
}

async function concludeOne({ contract, actions, observe }: ConcludeDeps, action: MinedAction): Promise<void> {
  const { id, kind, txHash } = action;
  const moved = await contract.movedBy(kind, txHash);
  if (moved === null) return;
  // Another transaction had paid it out by then: the contract does nothing, and says nothing.
  if (moved.amount === 0n) await actions.fail(id, "nothing_moved", "Nothing was left to move when it was mined.");
  else await actions.end(id, moved);
  observe.ended(id, kind, moved.amount === 0n ? "failed" : "confirmed");
}
