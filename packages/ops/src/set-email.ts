import type { MerchantEmails, SetEmailOutcome } from "@lunas/domain/merchant/ports";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { SetEmailCommand } from "./parse-merchants";
import type { Result } from "./result";

/** Gives a merchant another e-mail address. Nothing is sent to either. */
export async function setEmail(
  emails: MerchantEmails,
  { merchantId, email, because }: SetEmailCommand,
): Promise<Result> {
  const outcome = await emails.set(merchantId, email, because);
  return { text: texts[outcome](merchantId, email), isGood: outcome === "set" };
}

const texts: Readonly<Record<SetEmailOutcome, (merchant: MerchantId, email: string) => string>> = {
  set: (merchant, email) => `the e-mail address of ${merchant} is ${email} now`,
  unchanged: (merchant, email) => `nothing was changed: ${email} is the e-mail address of ${merchant}`,
  erased: (merchant) => `refused, and nothing was changed: the personal data of ${merchant} was erased`,
  unknown: (merchant) => `there is no merchant ${merchant}`,
};
