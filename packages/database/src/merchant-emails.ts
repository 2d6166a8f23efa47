import type { MerchantEmails } from "@lunas/domain/merchant/ports";
import type { Actor } from "@lunas/domain/operations/audit-entry";
import { noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/** E-mail addresses of merchants, for operators. A change writes its audit entry in the same statement; the address is its personal part. */
export function createMerchantEmails(database: Database, actor: Actor): MerchantEmails {
  return {
    async set(id, email, because) {
      const change = Prisma.sql`
        update merchants set email = ${email}, updated_at = now()
        where id = ${id} and email <> '' and email <> ${email} returning id`;
      const entry = {
        ...{ actor, action: "merchant.set_email", target: id, merchantId: id, details: { because } },
        personal: { ipAddress: null, userAgent: null, values: { email } },
      };
      if ((await database.query(noting(change, entry))).length > 0) return "set";
      const [found] = await database.query<{ readonly email: string }>(
        Prisma.sql`select email from merchants where id = ${id}`,
      );
      if (found === undefined) return "unknown";
      // Its personal data was removed for good.
      return found.email === "" ? "erased" : "unchanged";
    },
  };
}
