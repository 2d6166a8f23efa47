import type { PaymentRecord } from "../../api/schemas";
import { csvOf } from "./csv";

const payment = {
  ...{ paymentId: "pay_1", createdAt: "2026-11-22T10:00:00.000Z", status: "confirmed", amount: "500050" },
  ...{ from: "0x1", to: "0x2", network: "sandbox", txHash: null, failure: null },
  resource: 'https://shop.example/a,"b"',
  description: "=HYPERLINK(1)",
} as unknown as PaymentRecord;

test("cells are quoted as RFC 4180 wants it, and none is a formula", () => {
  const [head, row, end] = csvOf([payment]).split("\r\n");
  expect(head).toBe("paymentId,createdAt,status,rupiah,baseUnits,from,to,network,txHash,resource,description,failure");
  expect(row).toBe(
    `pay_1,2026-11-22T10:00:00.000Z,confirmed,"Rp 5.000,50",500050,0x1,0x2,sandbox,,"https://shop.example/a,""b""",'=HYPERLINK(1),`,
  );
  expect(end).toBe("");
});
