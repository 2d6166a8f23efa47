import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";
import { uptoPermit2WitnessTypes } from "@x402/evm";
import {
  permit2PrimaryType,
  permit2WitnessTypes,
  permitWitnessTypehash,
  uptoPermitTypehash,
  uptoWitnessTypehash,
  uptoWitnessTypeString,
  uptoWitnessTypes,
  witnessTypehash,
  witnessTypeString,
} from "./permit2";

type Types = Readonly<Record<keyof typeof permit2WitnessTypes, readonly { name: string; type: string }[]>>;

const encodeType = (types: Types, name: keyof Types) =>
  `${name}(${types[name].map((field) => `${field.type} ${field.name}`).join(",")})`;
const encodePermit = (types: Types) =>
  [permit2PrimaryType, "TokenPermissions", "Witness"].map((name) => encodeType(types, name as keyof Types)).join("");
const hash = (text: string) => `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`;

test.each([
  ["exact", permit2WitnessTypes, witnessTypeString, permitWitnessTypehash, witnessTypehash],
  ["upto", uptoWitnessTypes, uptoWitnessTypeString, uptoPermitTypehash, uptoWitnessTypehash],
] as const)("%s: type string and hashes are those of the types", (_scheme, types, typeString, typehash, ofWitness) => {
  const encoded = encodePermit(types);
  expect(encoded.endsWith(typeString)).toBe(true);
  expect(encoded.slice(0, -typeString.length)).toBe(
    "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,",
  );
  expect(hash(encoded)).toBe(typehash);
  expect(hash(encodeType(types, "Witness"))).toBe(ofWitness);
});

test("the types of upto are those of other x402 software", () => {
  expect(uptoWitnessTypes).toEqual(uptoPermit2WitnessTypes);
});
