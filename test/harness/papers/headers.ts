interface Decoded {
  readonly payload: { readonly signature: string };
  readonly accepted: object;
}

function changed(header: string, change: (payload: Decoded) => object): string {
  const payload = JSON.parse(Buffer.from(header, "base64").toString()) as Decoded;
  return Buffer.from(JSON.stringify(change(payload))).toString("base64");
}

/** The same authorization, said to be for other terms. */
export const claiming = (header: string, accepted: object) =>
  changed(header, (payload) => ({ ...payload, accepted: { ...payload.accepted, ...accepted } }));

/** Another valid signature of the same authorization: s and its complement both recover, with the other v. */
export function malleated(header: string): string {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  return changed(header, ({ payload, ...rest }) => {
    const { signature } = payload;
    const s = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, "0");
    const v = signature.endsWith("1b") ? "1c" : "1b";
    return { ...rest, payload: { ...payload, signature: `${signature.slice(0, 66)}${s}${v}` } };
  });
}
