import type { MerchantFile, MerchantFileWallet } from "@lunas/domain/operations/merchant-file";
import { printable } from "@lunas/domain/shared/printable";
import { timeText } from "./time-text";

const longestText = 400;

/** What is known of a merchant, as text for operators; times in UTC. */
export function describeMerchant(file: MerchantFile): string {
  const { id, name, email, website, approvedAtMs, suspendedAtMs, paused, keys } = file;
  const lines = [
    `${id}: ${shown(name)}, ${shown(email)}${website === null ? "" : `, ${shown(website)}`}`,
    `registered ${timeText(file.registeredAtMs)}; ${approvedAtMs === null ? "not approved" : `approved ${timeText(approvedAtMs)}`}`,
    ...(suspendedAtMs === null ? [] : [`suspended ${timeText(suspendedAtMs)}: its keys and sessions do not work`]),
    ...(paused === null
      ? []
      : [`paused: new payments are refused${paused === "" ? "" : `, because ${shown(paused)}`}`]),
    ...file.wallets.map(walletLine),
    `keys that work: ${keys.sandbox} sandbox, ${keys.production} production`,
    webhookLine(file),
    ...(file.listingHost === null ? [] : [`may list resources on ${shown(file.listingHost)}`]),
    paymentsLine(file),
  ];
  return lines.join("\n");
}

function walletLine({ address, state, untilMs }: MerchantFileWallet): string {
  if (state === "current") return `wallet ${address}`;
  if (state === "announced")
    return `announced wallet ${address}${untilMs === null ? "" : `, from ${timeText(untilMs)}`}`;
  return `former wallet ${address}${untilMs === null ? "" : `, payments to it until ${timeText(untilMs)}`}`;
}

function webhookLine({ webhookHost, webhookDisabledAtMs, webhookFailingSinceMs }: MerchantFile): string {
  if (webhookHost === null) return "no webhook";
  if (webhookDisabledAtMs !== null) return `webhook on ${webhookHost}, disabled since ${timeText(webhookDisabledAtMs)}`;
  if (webhookFailingSinceMs !== null)
    return `webhook on ${webhookHost}, fails since ${timeText(webhookFailingSinceMs)}`;
  return `webhook on ${webhookHost}`;
}

function paymentsLine({ pendingPayments, lastPaymentAtMs }: MerchantFile): string {
  if (lastPaymentAtMs === null) return "no payment yet";
  return `last payment ${timeText(lastPaymentAtMs)}; ${pendingPayments} pending`;
}

const shown = (text: string) => printable(text, longestText);
