import { type ChannelProblem, isChannelProblem } from "@lunas/domain/channel/shop/problem";
import type { Refusal } from "@lunas/domain/shared/refusal";
import type { X402Deps } from "../deps";
import type { ChannelEnd, ShopActions, ShopRequest } from "./settling";

export interface Settlement<T> {
  /** Against the chain. */
  readonly judge: () => Promise<T | ChannelProblem>;
  readonly ask: (actions: ShopActions, judged: T) => Promise<ChannelEnd | Refusal>;
}

/** Joins what an earlier request with this body asked for; else judges, and asks. */
export async function settleOnce<T extends object>(
  { channelFace: { settling } }: X402Deps,
  request: ShopRequest,
  { judge, ask }: Settlement<T>,
): Promise<ChannelEnd | ChannelProblem | Refusal> {
  const { actions } = settling;
  if (actions === null) throw new Error("what shops ask for is not served");
  const joined = await actions.join(request);
  if (joined !== null) return joined;
  const judged = await judge();
  // What is done already may be what another request with this body did meanwhile.
  if (isChannelProblem(judged)) return (await actions.join(request)) ?? judged;
  return ask(actions, judged);
}
