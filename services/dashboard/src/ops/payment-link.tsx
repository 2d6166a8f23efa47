import { Copy } from "../ui/copy";
import { paymentAddress } from "./place";

/** A payment's id that leads to all about it. */
export function PaymentLink({ id }: { readonly id: string }) {
  return (
    <span className="copyable">
      <a href={paymentAddress(id)}>
        <code>{id}</code>
      </a>
      <Copy text={id} />
    </span>
  );
}
