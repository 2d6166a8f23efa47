import type { Event as ApiEvent } from "../../api/schemas";

/** The payment that an event is about, a refund's payment, or a hold without one; null for others. */
export function aboutOf({ data }: Pick<ApiEvent, "data">): string | null {
  const { paymentId, holdId } = data as { readonly paymentId?: unknown; readonly holdId?: unknown };
  return [paymentId, holdId].find((id) => typeof id === "string") ?? null;
}

export function isHold(about: string): boolean {
  return about.startsWith("hld_");
}
