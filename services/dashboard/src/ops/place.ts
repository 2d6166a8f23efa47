import { useSyncExternalStore } from "react";

/** The views, in the order of the menu. */
export const places = [
  "health",
  "instances",
  "payment",
  "pending",
  "lanes",
  "refills",
  "pauses",
  "merchants",
  "gas",
  "ledger",
  "audit",
] as const;
export type Place = (typeof places)[number];

const subscribe = (listener: () => void) => {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
};

const useHash = () => useSyncExternalStore(subscribe, () => window.location.hash);

/** The view that the address names after `#`; links are ordinary links. */
export function usePlace(): Place {
  const [name] = useHash().slice(1).split("/");
  return places.find((place) => name === place) ?? "health";
}

/** What the view is about, after its name: `#payment/pay_…`. Empty: nothing. */
export function useSubject(): string {
  return subjectOf(useHash());
}

export function subjectOf(hash: string): string {
  const [, subject = ""] = hash.slice(1).split("/");
  try {
    return decodeURIComponent(subject);
  } catch {
    return "";
  }
}

/** The address of a payment, a transaction's hash or a payer in the look-up. */
export const paymentAddress = (reference: string): string => `#payment/${encodeURIComponent(reference)}`;
