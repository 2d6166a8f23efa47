/// <reference lib="dom" />
import { formatRupiah, parseRupiah } from "@lunas/protocol/money/rupiah";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { createClient } from "./browser";
import { definePaywall } from "./paywall/element";
import { payThisPage } from "./paywall/pay-page";

/** What one `<script>` brings: `Lunas` for pages without a bundler, and the element `<lunas-paywall>`; on a gate's page, the button. */
export const Lunas = { createClient, formatRupiah, parseRupiah, LunasError };

Object.assign(globalThis, { Lunas });
definePaywall(createClient);
payThisPage(createClient);
