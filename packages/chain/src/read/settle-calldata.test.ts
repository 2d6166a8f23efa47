import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { getAddress, Interface } from "ethers";
import fc from "fast-check";
import { settleCalldata } from "./settle-calldata";

const proxy = new Interface([
  "function settle(((address token,uint256 amount) permitted,uint256 nonce,uint256 deadline) permit,address owner,(address to,uint256 validAfter) witness,bytes signature)",
]);
const hex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString("hex")}`;
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => getAddress(hex(bytes)) as Address);
const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });

test("is the calldata that ethers writes, for any signature length", () => {
  const terms = fc.record({
    asset: address,
    amount: uint256,
    nonce: uint256,
    deadlineSeconds: uint256,
    payer: address,
    payTo: address,
    validAfterSeconds: uint256,
    signature: fc.uint8Array({ maxLength: 300 }).map(hex),
  });
  fc.assert(
    fc.property(terms, (each) => {
      const permit = [[each.asset, each.amount], each.nonce, each.deadlineSeconds];
      const witness = [each.payTo, each.validAfterSeconds];
      expect(settleCalldata(each)).toBe(
        proxy.encodeFunctionData("settle", [permit, each.payer, witness, each.signature]),
      );
    }),
  );
});
