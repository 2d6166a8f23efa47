import type { Address } from "@lunas/catalog/chain";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { settlementKindOf, settlementKinds } from "@lunas/domain/settlement/kinds/all";
import { deposit } from "@lunas/domain/settlement/kinds/deposit/deposit";
import { depositTerms, readDepositTerms } from "@lunas/domain/settlement/kinds/deposit/terms";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import type { SettleTerms } from "@lunas/domain/settlement/kinds/kind";
import { uptoTerms } from "@lunas/domain/settlement/kinds/upto/terms";
import { upto } from "@lunas/domain/settlement/kinds/upto/upto";
import type { Hex } from "@lunas/domain/shared/hex";
import { AbiCoder, getAddress, Interface, id } from "ethers";
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
      expect(exact.call.read(bytes(written))).toEqual({ asset: bytesOf(each.asset), sender: null, spender: null });
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
      expect(upto.call.read(bytes(written))).toEqual({ asset: bytesOf(each.asset), sender, spender: null });
      expect(upto.call.nonceOf(written, each)).toBe(each.nonce);
      expect(upto.call.nonceOf(written, { ...each, amount: each.amount - 1n })).toBeNull();
      expect(exact.call.nonceOf(written, each)).toBeNull();
    }),
  );
});

const uint128 = fc.bigInt({ min: 1n, max: 2n ** 128n - 1n });
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex);
const charge = fc.record({
  ...{ id: fc.constant("chg_1" as const), amount: uint128, price: uint128, signedMax: uint128 },
  signature: fc.uint8Array({ maxLength: 65 }).map(hex),
});
const depositOrder = fc.record({
  ...{ asset: address, amount: uint128, nonce: uint256, deadlineSeconds: uint256, payer: address, payTo: address },
  validAfterSeconds: fc.constant(0n),
  signature: fc.uint8Array({ maxLength: 300 }).map(hex),
  terms: fc
    .record({
      channelId: bytes32,
      config: fc.record({
        ...{ payerAuthorizer: address, receiver: address, receiverAuthorizer: address },
        withdrawDelay: fc.integer({ min: 900, max: 2_592_000 }),
        salt: bytes32,
      }),
      collector: address,
      managedBy: fc.constantFrom("lunas" as const, "shop" as const),
      charge: fc.option(charge),
    })
    .map(depositTerms),
});

const channels = new Interface([
  "function deposit((address,address,address,address,address,uint40,bytes32) config,uint128 amount,address collector,bytes data)",
]);
const coder = AbiCoder.defaultAbiCoder();
const collectorTypes = ["uint256", "uint256", "bytes", "bytes"];

describe("deposit", () => {
  const argumentsOf = (each: SettleTerms, permit = "0x") => {
    const { config, collector } = readDepositTerms(each.terms);
    const { payerAuthorizer, receiver, receiverAuthorizer, withdrawDelay, salt } = config;
    return [
      [each.payer, payerAuthorizer, receiver, receiverAuthorizer, each.asset, withdrawDelay, salt],
      ...[each.amount, collector],
      coder.encode(collectorTypes, [each.nonce, each.deadlineSeconds, each.signature, permit]),
    ];
  };

  it("has the calldata that ethers writes, for any signature length", () => {
    fc.assert(
      fc.property(depositOrder, (each) => {
        const written = deposit.call.write(each);
        expect(written).toBe(channels.encodeFunctionData("deposit", argumentsOf(each)));
        const { collector } = readDepositTerms(each.terms);
        expect(deposit.call.read(bytes(written))).toEqual({
          ...{ asset: bytesOf(each.asset), sender: null, spender: bytesOf(collector) },
        });
        expect(deposit.call.nonceOf(written, each)).toBe(each.nonce);
      }),
    );
  });

  it("is not read where one byte is another, is left out or added, and has no other nonce", () => {
    fc.assert(
      fc.property(depositOrder, fc.nat(), fc.integer({ min: 1, max: 255 }), (each, at, by) => {
        const data = bytes(deposit.call.write(each));
        const place = at % data.length;
        const changed = Buffer.from(data);
        changed[place] = (data[place] as number) ^ by;
        const read = deposit.call.read(changed);
        // What is read is written so: the change made other words of the same form.
        if (read !== null) {
          const [config, amount, collector, inner] = channels.decodeFunctionData("deposit", changed);
          const again = coder.encode(collectorTypes, coder.decode(collectorTypes, inner));
          expect(hex(changed)).toBe(channels.encodeFunctionData("deposit", [config, amount, collector, again]));
          expect(coder.decode(collectorTypes, inner)[3]).toBe("0x");
        }
        expect(deposit.call.read(data.subarray(0, place))).toBeNull();
        expect(deposit.call.read(Buffer.concat([data, Buffer.alloc(32)]))).toBeNull();
      }),
    );
  });

  it("has a nonce in calldata of other encoders, and none for another channel, amount or collector", () => {
    const each = fc.sample(depositOrder, { seed: 7, numRuns: 1 })[0] as SettleTerms;
    const withPermit = channels.encodeFunctionData("deposit", argumentsOf(each, "0x1234")) as Hex;
    expect(deposit.call.nonceOf(withPermit, each)).toBe(each.nonce);
    expect(deposit.call.read(bytes(withPermit))).toBeNull();
    // The data begins one word later than where ethers places it.
    const written = deposit.call.write(each);
    const moved = `${written.slice(0, 10 + 9 * 64)}${(11 * 32).toString(16).padStart(64, "0")}${"0".repeat(64)}${written.slice(10 + 10 * 64)}`;
    expect(channels.decodeFunctionData("deposit", moved)[3]).toBe(argumentsOf(each)[3]);
    expect(deposit.call.nonceOf(moved as Hex, each)).toBe(each.nonce);
    for (const other of ["amount", "payer", "asset"] as const)
      expect(
        deposit.call.nonceOf(written, { ...each, [other]: other === "amount" ? 5n : anotherThan(each) }),
      ).toBeNull();
    for (const term of ["salt", "receiver", "collector", "receiverAuthorizer", "payerAuthorizer"])
      expect(
        deposit.call.nonceOf(written, { ...each, terms: { ...each.terms, [term]: `0x${"12".repeat(20)}` } }),
      ).toBeNull();
    for (const cut of [10 + 9 * 64, 10 + 10 * 64, 10 + 11 * 64])
      expect(deposit.call.nonceOf(written.slice(0, cut) as Hex, each)).toBeNull();
  });

  it("reads the terms that it wrote", () => {
    fc.assert(
      fc.property(depositOrder, ({ terms }) => {
        expect(depositTerms(readDepositTerms(terms))).toEqual(terms);
      }),
    );
    expect(() => readDepositTerms({})).toThrow("terms of a deposit without channelId");
  });

  it("writes no amount that the contract cannot hold", () => {
    const each = fc.sample(depositOrder, 1)[0] as SettleTerms;
    expect(() => deposit.call.write({ ...each, amount: 2n ** 128n })).toThrow(RangeError);
  });
});

function anotherThan({ payer, asset }: SettleTerms): Address {
  return payer === asset ? "0x0000000000000000000000000000000000000001" : "0x0000000000000000000000000000000000000002";
}

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
