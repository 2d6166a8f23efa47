import { operations } from "@lunas/protocol/api/operations";
import type { DemoFile } from "./demo-file";
import { suggestions, tryNext } from "./try-next";

const demo: DemoFile = {
  baseUrl: "http://localhost:3402",
  apiKey: "ipk_sandbox_example",
  merchantWallet: `0x${"2".repeat(40)}`,
  sessionCookie: "lunas_session=example",
  payerAddress: `0x${"3".repeat(40)}`,
  payerPrivateKey: `0x${"4".repeat(64)}`,
  paymentId: "pay_example",
  txHash: `0x${"5".repeat(64)}`,
  requirements: {
    scheme: "exact",
    network: "eip155:1337",
    asset: `0x${"1".repeat(40)}`,
    amount: "500000",
    payTo: `0x${"2".repeat(40)}`,
    maxTimeoutSeconds: 60,
    extra: { assetTransferMethod: "permit2", name: "IDRX", version: "1" },
  },
};

test("every command is complete: nothing is left to fill in", () => {
  const text = tryNext(demo);
  expect(text).toContain(`-H 'X-API-Key: ipk_sandbox_example' http://localhost:3402/payments/${demo.txHash}`);
  expect(text).toContain("http://localhost:3402/facilitate");
  expect(text).not.toMatch(/undefined|…|<[a-z]/i);
});

test("every command asks for an operation that is served", () => {
  const served = operations.filter(({ status }) => status === "served").map(({ id }) => String(id));
  expect(suggestions(demo).filter(({ operation }) => !served.includes(operation))).toEqual([]);
});
