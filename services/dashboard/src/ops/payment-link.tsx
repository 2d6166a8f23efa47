import { Copy } from "../ui/copy";
import { paymentAddress } from "./place";

interface PaymentLinkProps {
  readonly id: string;
  /** A shorter form of the id. */
  readonly shown?: string;
}

/** An id that leads to all about it. */
export function PaymentLink({ id, shown = id }: PaymentLinkProps) {
  return (
    <span className="copyable">
      <a href={paymentAddress(id)}>
        <code>{shown}</code>
      </a>
      <Copy text={id} />
    </span>
  );
}
