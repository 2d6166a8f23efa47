import { createPrivateKey, createPublicKey } from "node:crypto";
import { computeAddress, SigningKey } from "ethers";

const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

export interface FakeKms {
  readonly address: string;
  publicKey(): Promise<Uint8Array>;
  sign(digest: Uint8Array): Promise<Uint8Array>;
}

/** A KMS as the clouds have them: answers DER, and puts every second signature's s into the upper half. */
export function fakeKms(privateKey: string): FakeKms {
  const key = new SigningKey(privateKey);
  let signed = 0;
  return {
    address: computeAddress(key.publicKey),
    publicKey: async () => spkiOf(key),
    sign: async (digest) => {
      signed += 1;
      const { r, s } = key.sign(digest);
      const lower = BigInt(s);
      return derOf(BigInt(r), signed % 2 === 0 ? lower : curveOrder - lower);
    },
  };
}

/** SEQUENCE of two INTEGERs, each with as few bytes as can hold it and its sign. */
export function derOf(r: bigint, s: bigint): Uint8Array {
  const body = Buffer.concat([derInteger(r), derInteger(s)]);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}

function derInteger(value: bigint): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex");
  const signed = (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
  return Buffer.concat([Buffer.from([0x02, signed.length]), signed]);
}

export function spkiOf(key: SigningKey): Uint8Array {
  const point = Buffer.from(key.publicKey.slice(4), "hex");
  const [x, y] = [point.subarray(0, 32), point.subarray(32)].map((each) => each.toString("base64url"));
  const d = Buffer.from(key.privateKey.slice(2), "hex").toString("base64url");
  const jwk = { kty: "EC", crv: "secp256k1", x, y, d };
  return createPublicKey(createPrivateKey({ key: jwk, format: "jwk" })).export({ format: "der", type: "spki" });
}
