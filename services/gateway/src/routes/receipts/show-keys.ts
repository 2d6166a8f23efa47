import { getReceiptKeys } from "@lunas/protocol/api/receipts";
import { route } from "../../http/route";
import type { ReceiptRouteDeps } from "./show-receipt";

export const showReceiptKeys = ({ receipts }: Pick<ReceiptRouteDeps, "receipts">) =>
  route(getReceiptKeys, async () => ({
    status: 200,
    headers: { "Cache-Control": "public, max-age=300" },
    body: receipts.keys,
  }));
