import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const time = (text: string) => der(0x17, Buffer.from(text, "ascii"));

/** In PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A CA, and what it issues. */
export interface Authority {
  readonly cert: string;
  /** A certificate for a host name, with a new key. */
  issue(hostName: string): Certificate;
}

/** A certificate of its own making for `localhost`, new each time: no key lies about. X.509 v1 is all that a handshake wants. */
export function selfSigned(): Certificate {
  const keys = newKeys();
  return inPem(
    keys.privateKey,
    { subject: "localhost", publicKey: keys.publicKey, issuer: "localhost", serial: 1 },
    keys,
  );
}

/** A CA of its own, new each time. */
export function certificateAuthority(name: string): Authority {
  const keys = newKeys();
  let serial = 1;
  const { cert } = inPem(keys.privateKey, { subject: name, publicKey: keys.publicKey, issuer: name, serial }, keys);
  return {
    cert,
    issue: (subject) => {
      const { privateKey, publicKey } = newKeys();
      serial += 1;
      return inPem(privateKey, { subject, publicKey, issuer: name, serial }, keys);
    },
  };
}

interface Keys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const newKeys = (): Keys => generateKeyPairSync("ec", { namedCurve: "P-256" });

interface Contents {
  readonly subject: string;
  readonly publicKey: KeyObject;
  readonly issuer: string;
  /** Below 128. */
  readonly serial: number;
}

function inPem(key: KeyObject, { subject, publicKey, issuer, serial }: Contents, issuerKeys: Keys): Certificate {
  const ecdsaWithSha256 = sequence(Buffer.from("06082a8648ce3d040302", "hex"));
  const signed = sequence(
    der(0x02, Buffer.from([serial])),
    ecdsaWithSha256,
    named(issuer),
    sequence(time("200101000000Z"), time("490101000000Z")),
    named(subject),
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", signed, issuerKeys.privateKey));
  const certificate = sequence(signed, ecdsaWithSha256, signature).toString("base64");
  return {
    key: key.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/(.{64})/g, "$1\n")}\n-----END CERTIFICATE-----\n`,
  };
}

function named(commonName: string): Buffer {
  const text = sequence(Buffer.from("0603550403", "hex"), der(0x0c, Buffer.from(commonName)));
  return sequence(der(0x31, text));
}
