import { permit2PrimaryType, permit2WitnessTypes, witnessTypeString } from "./permit2";

const encodeType = (name: keyof typeof permit2WitnessTypes) =>
  `${name}(${permit2WitnessTypes[name].map((field) => `${field.type} ${field.name}`).join(",")})`;

test("the witness type string is the tail of the primary type's encoding", () => {
  const encoded = `${encodeType(permit2PrimaryType)}${encodeType("TokenPermissions")}${encodeType("Witness")}`;
  expect(encoded.endsWith(witnessTypeString)).toBe(true);
  expect(encoded.slice(0, -witnessTypeString.length)).toBe(
    "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,",
  );
});
