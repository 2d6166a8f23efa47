import { generateKeyPairSync } from "node:crypto";
import { signerContract, transactionToSign } from "@lunas/testkit/contracts/signer-contract";
import { derOf, fakeKms } from "@lunas/testkit/fakes/fake-kms";
import { encryptKeystoreJson, Wallet } from "ethers";
import { parseDerSignature } from "./der";
import { openKeystore } from "./keystore-signer";
import { createKmsSigner } from "./kms-signer";
import { mnemonicSigners } from "./mnemonic-signers";
import { createPrivateKeySigner } from "./private-key-signer";

const wallet = new Wallet(`0x${"7e".repeat(32)}`);
const { address, privateKey } = wallet;
/** Cheap for tests; real keystores use 131,072. */
const scrypt = { N: 1_024, r: 8, p: 1 };
const never = () => new AbortController().signal;
const phrase = "test test test test test test test test test test test junk";

signerContract("a raw key", async () => ({ signer: createPrivateKeySigner(privateKey), expected: address }));
signerContract("a keystore", async () => {
  const json = await encryptKeystoreJson({ address, privateKey }, "open sesame", { scrypt });
  return { signer: await openKeystore(json, "open sesame"), expected: address };
});
signerContract("a mnemonic", async () => {
  const [, second] = mnemonicSigners(phrase, 2);
  if (second === undefined) throw new Error("there is no second signer");
  return { signer: second, expected: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" };
});
signerContract("a KMS", async () => ({
  signer: await createKmsSigner(fakeKms(privateKey), never()),
  expected: address,
}));

describe("a keystore", () => {
  it("reports the fault without password or key", async () => {
    const json = await encryptKeystoreJson({ address, privateKey }, "open sesame", { scrypt });
    await expect(openKeystore(json, "open barley")).rejects.toThrow(/^the password is wrong$/);
    await expect(openKeystore("{}", "open sesame")).rejects.toThrow("no JSON keystore of version 3");
  });
});

describe("a mnemonic", () => {
  it("gives the wanted number of different signers, however the words are spaced", () => {
    const signers = mnemonicSigners(`  ${phrase.replaceAll(" ", "\n ")} `, 5);
    expect(new Set(signers.map((signer) => signer.address)).size).toBe(5);
    expect(signers[0]?.address).toBe("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266");
  });

  it("refuses invalid words without repeating them", () => {
    const wrong = phrase.replace("junk", "test");
    expect(() => mnemonicSigners(wrong, 1)).toThrow(/^no BIP-39 mnemonic: a word or its checksum is wrong$/);
  });
});

describe("a KMS", () => {
  const kms = fakeKms(privateKey);

  it("is refused when its key is on another curve, or missing", async () => {
    const { publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
    const spki = publicKey.export({ format: "der", type: "spki" });
    await expect(createKmsSigner({ ...kms, publicKey: async () => spki }, never())).rejects.toThrow(
      "must be on secp256k1",
    );
    await expect(createKmsSigner({ ...kms, publicKey: async () => Buffer.from("key") }, never())).rejects.toThrow(
      "no public key",
    );
  });

  it("is refused when it signs with another key, or another message", async () => {
    const other = fakeKms(`0x${"5a".repeat(32)}`);
    const toSign = transactionToSign();
    const deceived = await createKmsSigner({ ...kms, sign: other.sign }, never());
    await expect(deceived.sign(toSign)).rejects.toThrow(`did not sign with the key of ${address}`);
    const zero = await createKmsSigner({ ...kms, sign: async () => derOf(0n, 1n) }, never());
    await expect(zero.sign(toSign)).rejects.toThrow("did not sign with the key");
  });
});

describe("parseDerSignature", () => {
  const good = Buffer.from(derOf(2n ** 255n + 5n, 127n));

  it("reads numbers of any length, also with the first bit set", () => {
    expect(parseDerSignature(good)).toEqual({ r: 2n ** 255n + 5n, s: 127n });
    expect(parseDerSignature(derOf(1n, 128n))).toEqual({ r: 1n, s: 128n });
  });

  it.each<[string, Uint8Array]>([
    ["nothing", Buffer.alloc(0)],
    ["another type", Buffer.concat([Buffer.from([0x31]), good.subarray(1)])],
    ["bytes after its end", Buffer.concat([good, Buffer.from([0])])],
    ["a part of it", good.subarray(0, -1)],
    ["a negative number", Buffer.from([0x30, 6, 2, 1, 0x80, 2, 1, 1])],
    ["one number", Buffer.from([0x30, 3, 2, 1, 1])],
    ["three numbers", Buffer.from([0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1])],
    ["an empty number", Buffer.from([0x30, 5, 2, 0, 2, 1, 1])],
    ["a long length", Buffer.from([0x30, 0x81, 6, 2, 1, 1, 2, 1, 1])],
  ])("refuses %s", (_what, der) => {
    expect(() => parseDerSignature(der)).toThrow("DER signature");
  });
});
