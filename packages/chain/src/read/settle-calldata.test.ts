import type { Address } from "@lunas/catalog/chain";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { settlementKindOf, settlementKinds } from "@lunas/domain/settlement/kinds/all";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import { uptoTerms } from "@lunas/domain/settlement/kinds/upto/terms";
import { upto } from "@lunas/domain/settlement/kinds/upto/upto";
import type { Hex } from "@lunas/domain/shared/hex";
import { getAddress, Interface, id } from "ethers";
import fc from "fast-check";
import { settleCallOf } from "./settle-calldata";

const permit = "((address token,uint256 amount) permitted,uint256 nonce,uint256 deadline) permit";
const proxy = new Interface([
  `function settle(${permit},address owner,(address to,uint256 validAfter) witness,bytes signature)`,
]);
const uptoProxy = new Interface([
  `function settle(${permit},uint256 amount,address owner,(address to,address facilitator,uint256 validAfter) witness,bytes signature)`,
]);
const hex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString("hex")}`;
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => getAddress(hex(bytes)) as Address);
const uint256 = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n });
const settle = fc.record({
  asset: address,
  amount: uint256,
  nonce: uint256,
  deadlineSeconds: uint256,
  payer: address,
  payTo: address,
  validAfterSeconds: uint256,
  signature: fc.uint8Array({ maxLength: 300 }).map(hex),
  terms: fc.record({ maximum: uint256, facilitator: address }).map(uptoTerms),
});
const bytes = (data: Hex) => Buffer.from(data.slice(2), "hex");
const bytesOf = (each: Address) => bytes(each);

test("exact: the calldata that ethers writes, for any signature length", () => {
  fc.assert(
    fc.property(settle, (each) => {
      const signed = [[each.asset, each.amount], each.nonce, each.deadlineSeconds];
      const witness = [each.payTo, each.validAfterSeconds];
      const written = exact.call.write(each);
      expect(written).toBe(proxy.encodeFunctionData("settle", [signed, each.payer, witness, each.signature]));
      expect(exact.call.read(bytes(written))).toEqual({ asset: bytesOf(each.asset), sender: null });
      expect(exact.call.nonceOf(written, each)).toBe(each.nonce);
      expect(upto.call.read(bytes(written))).toBeNull();
    }),
  );
});

test("upto: the calldata that ethers writes, with the maximum that was signed and the amount that is settled", () => {
  fc.assert(
    fc.property(settle, (each) => {
      const { maximum, facilitator } = each.terms;
      const signed = [[each.asset, maximum], each.nonce, each.deadlineSeconds];
      const witness = [each.payTo, facilitator, each.validAfterSeconds];
      const written = upto.call.write(each);
      const args = [signed, each.amount, each.payer, witness, each.signature];
      expect(written).toBe(uptoProxy.encodeFunctionData("settle", args));
      const sender = bytesOf(facilitator as Address);
      expect(upto.call.read(bytes(written))).toEqual({ asset: bytesOf(each.asset), sender });
      expect(upto.call.nonceOf(written, each)).toBe(each.nonce);
      expect(upto.call.nonceOf(written, { ...each, amount: each.amount - 1n })).toBeNull();
      expect(exact.call.nonceOf(written, each)).toBeNull();
    }),
  );
});

describe.each(settlementKinds)("the kind $name", (kind) => {
  it("has the selector and the topic of its signatures", () => {
    expect([kind.call.selector, kind.settled.topic]).toEqual([
      id(kind.call.signature).slice(0, 10),
      id(kind.settled.signature),
    ]);
  });

  it("is found by its name", () => {
    expect(settlementKindOf({ kind: kind.name })).toBe(kind);
  });
});

it("no two kinds share a name, or a contract", () => {
  const contracts = settlementKinds.map((kind) => kind.contractOn(canonicalContracts));
  expect(new Set(contracts).size).toBe(settlementKinds.length);
  expect(new Set(settlementKinds.map(({ name }) => name)).size).toBe(settlementKinds.length);
});

it("no call is written for a kind that nobody knows, or whose contract the chain lacks", () => {
  const order = { ...(fc.sample(settle, 1)[0] as Parameters<typeof exact.call.write>[0]), kind: "upto" };
  const lacking = { network: "base", contracts: { ...canonicalContracts, x402UptoProxy: null } } as const;
  expect(() => settleCallOf(lacking, order)).toThrow("base does not have the contract of upto");
  expect(() => settleCallOf(lacking, { ...order, kind: "barter" })).toThrow("no kind of settlement is named barter");
});
