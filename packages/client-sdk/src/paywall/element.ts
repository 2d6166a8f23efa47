/// <reference lib="dom" />
import type { BrowserClientOptions, createClient as CreateClient } from "../browser";
import type { Paywall } from "./open-paywall";
import { languageOf } from "./texts";

/** The tag name of the custom element. */
const PAYWALL_TAG = "lunas-paywall";

/**
 * Defines `<lunas-paywall api-key price pay-to environment? facilitator-url? resource? description? lang?>`. Its
 * `<template>` is shown after the payment; the element then fires `lunas-paid` with `{txHash, paymentId}`.
 */
export function definePaywall(createClient: typeof CreateClient): void {
  if (customElements.get(PAYWALL_TAG) !== undefined) return;
  customElements.define(
    PAYWALL_TAG,
    class extends HTMLElement {
      private paywall: Paywall | undefined;

      connectedCallback(): void {
        // Once only: an element that moves within the page keeps its paywall.
        if (this.paywall !== undefined) return;
        // A script in the head runs before the element has its children.
        if (document.readyState === "loading") {
          document.addEventListener("DOMContentLoaded", () => this.connectedCallback(), { once: true });
        } else {
          this.paywall = open(this, createClient);
        }
      }
    },
  );
}

function open(element: HTMLElement, createClient: typeof CreateClient): Paywall {
  const given = (name: string) => element.getAttribute(name) ?? undefined;
  const facilitatorUrl = given("facilitator-url");
  const options: BrowserClientOptions = {
    environment: (given("environment") ?? "base") as BrowserClientOptions["environment"],
    settlement: "direct",
    apiKey: given("api-key") ?? "",
    ...(facilitatorUrl === undefined ? {} : { facilitatorUrl }),
  };
  return createClient(options).paywall(element, {
    price: given("price") ?? "",
    payTo: given("pay-to") ?? "",
    resource: given("resource"),
    description: given("description"),
    language: languageOf(given("lang") ?? document.documentElement.lang),
    onUnlock: (detail) => element.dispatchEvent(new CustomEvent("lunas-paid", { detail, bubbles: true })),
  });
}
