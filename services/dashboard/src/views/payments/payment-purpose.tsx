import { useQuery } from "@tanstack/react-query";
import { queries } from "../../api/queries";
import type { PaymentRecord } from "../../api/schemas";
import { useEnvironment } from "../../shell/environment";

/** What a payment is for: the title of its link, else what the merchant's server said. */
export function PaymentPurpose({ payment }: { readonly payment: PaymentRecord }) {
  const { linkId, description, resource } = payment;
  if (linkId !== null) return <LinkTitle linkId={linkId} fallback={description ?? resource ?? "–"} />;
  return description ?? resource ?? "–";
}

function LinkTitle({ linkId, fallback }: { readonly linkId: string; readonly fallback: string }) {
  const environment = useEnvironment();
  const link = useQuery(queries.paymentLink(environment, linkId));
  return link.data?.title ?? fallback;
}
