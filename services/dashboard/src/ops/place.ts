import { useSyncExternalStore } from "react";

/** The views, in the order of the menu. */
export const places = ["health", "lanes", "pending", "pauses", "merchants", "gas", "ledger", "audit"] as const;
export type Place = (typeof places)[number];

const subscribe = (listener: () => void) => {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
};

/** The view that the address names after `#`; links are ordinary links. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return places.find((place) => hash === `#${place}`) ?? "health";
}
