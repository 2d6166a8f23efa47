import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Authorization } from "@lunas/domain/payment/authorization";
import fc from "fast-check";
import { parsePayerState } from "../read/payer-state";
import { parseHead } from "../read/read-head";
import { parseLogs } from "../watch/log";
import { parseReceipt } from "../watch/receipt";
import { bytesOf, quantityOf } from "./results";

const { permit2 } = sandbox.contracts;
const authorization: Authorization = {
  kind: "exact",
  terms: {},
  from: permit2,
  token: permit2,
  amount: 1n,
  spender: permit2,
  nonce: 1n,
  deadlineSeconds: 1n,
  to: permit2,
  validAfterSeconds: 0n,
  signature: "0x",
};
const hexText = fc.uint8Array({ maxLength: 700 }).map((bytes) => `0x${Buffer.from(bytes).toString("hex")}`);
const rubbish = fc.oneof(fc.jsonValue(), hexText, fc.array(fc.dictionary(fc.string(), fc.jsonValue())));

const readers: Record<string, (value: unknown) => unknown> = {
  parseHead,
  parseLogs,
  parseReceipt: (value) => parseReceipt(sandbox, value),
  parsePayerState: (value) => parsePayerState({ result: value }, authorization),
  bytesOf: (value) => bytesOf({ result: value }, "bytes"),
  quantityOf: (value) => quantityOf({ result: value }, "a quantity"),
};

test.each(Object.entries(readers))("%s throws Unavailable for any invalid answer", (_name, read) => {
  fc.assert(
    fc.property(rubbish, (value) => {
      try {
        read(value);
      } catch (error) {
        expect(error).toMatchObject({ name: "Unavailable", dependency: "chain" });
      }
    }),
  );
});
