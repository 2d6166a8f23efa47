/// <reference lib="dom" />
import { formatRupiah, parseRupiah } from "@lunas/protocol/money/rupiah";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { createClient } from "./browser";
import { definePaywall } from "./paywall/element";
import { payThisPage } from "./paywall/pay-page";

/**
 * The content of one `<script>`: `Lunas` for pages without a bundler, the element `<lunas-paywall>`, and the button of
 * a gate's page.
 */
export const Lunas = { createClient, formatRupiah, parseRupiah, LunasError };

Object.assign(globalThis, { Lunas });
definePaywall(createClient);
payThisPage(createClient);
