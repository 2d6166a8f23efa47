import type { Merchant } from "@lunas/protocol/api/merchant";
import type { SignedIn } from "../keys/signed-in";
import { readMerchant, updateMerchant } from "../merchant-record";
import { table } from "../table";

export async function showEndpoint(signedIn: SignedIn): Promise<void> {
  print(signedIn, await readMerchant(signedIn));
}

/** Sets the address. The first one gets a secret, which is printed once. */
export async function setEndpoint(signedIn: SignedIn, webhookUrl: string): Promise<void> {
  print(signedIn, await updateMerchant(signedIn, { webhookUrl }));
}

export async function rotateSecret(signedIn: SignedIn): Promise<void> {
  print(signedIn, await updateMerchant(signedIn, { webhookSecret: "auto" }));
  signedIn.context.progress("the previous secret signs too for 24 hours");
}

export async function disableEndpoint(signedIn: SignedIn): Promise<void> {
  print(signedIn, await updateMerchant(signedIn, { webhookUrl: null }));
}

function maskedNote(webhookSecret: string | null): string {
  if (webhookSecret === null) return "";
  return "\n\nThe secret is shortened here, and cannot be shown again. If you have lost it, `npx @lunas/cli webhooks rotate` makes another one.";
}

function print({ context }: SignedIn, { webhookUrl, webhookSecret, webhookDisabledAt }: Merchant): void {
  const rows = [
    ["address", webhookUrl ?? "- (webhooks are off)"],
    ["secret", webhookSecret ?? "-"],
    ["state", webhookDisabledAt === null ? "on" : `disabled since ${webhookDisabledAt}: set the address again`],
  ];
  const isWhole = webhookSecret !== null && !webhookSecret.includes("…");
  const note = isWhole
    ? "\n\nThis secret is shown only once. Store it now: your receiver checks signatures with it."
    : maskedNote(webhookSecret);
  const shown = webhookUrl === null ? rows.slice(0, 2) : rows;
  context.print({ webhookUrl, webhookSecret, webhookDisabledAt }, `${table(shown)}${note}`);
}
