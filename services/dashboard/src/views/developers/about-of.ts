import type { Event as ApiEvent } from "../../api/schemas";

/** The payment that an event is about, a refund's payment, a hold without one, a channel or a payout; null for others. */
export function aboutOf({ data }: Pick<ApiEvent, "data">): string | null {
  const { paymentId, holdId, channelId, payoutId } = data as Readonly<Record<string, unknown>>;
  return [paymentId, holdId, channelId, payoutId].find((id): id is string => typeof id === "string") ?? null;
}

export type AboutKind = "payment" | "hold" | "channel" | "payout";

/** What an id belongs to. */
export function kindOf(about: string): AboutKind {
  if (about.startsWith("hld_")) return "hold";
  if (about.startsWith("pyo_")) return "payout";
  return about.startsWith("0x") ? "channel" : "payment";
}
