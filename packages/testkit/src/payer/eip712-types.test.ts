import { TypedDataEncoder } from "ethers";
import { eip712Types, exactPermitTypes } from "./eip712-types";

describe("eip712Types", () => {
  it("are what ethers encodes to the same text", () => {
    const text = "Mail(Person to,string text,uint256[] sums)Person(address wallet)";
    expect(TypedDataEncoder.from(eip712Types(text)).encodeType("Mail")).toBe(text);
    expect(TypedDataEncoder.from(exactPermitTypes).encodeType("PermitWitnessTransferFrom")).toMatch(
      /^Permit.*After\)$/,
    );
  });

  it.each(["Mail", "Mail(string text", "Mail(string text) Person(address wallet)", "Mail(string text)x"])(
    "%s is refused",
    (text) => {
      expect(() => eip712Types(text)).toThrow("no EIP-712 types");
    },
  );
});
