type Fields = Readonly<Record<string, unknown>>;

/** The value at a path of a body whose shape is not known. */
export function fieldAt(body: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((holder, name) => {
    return isFields(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
  }, body);
}

const payloadPath = ["paymentPayload", "payload"] as const;
const authorizationPaths = [
  [...payloadPath, "permit2Authorization"],
  [...payloadPath, "deposit", "authorization", "permit2Authorization"],
] as const;

/** Some stock payers write the nonce in hexadecimal, and stock facilitators read both: here it becomes decimal. */
export function withDecimalNonce(body: unknown): unknown {
  return authorizationPaths.reduce((decimal, path) => {
    const nonce = fieldAt(decimal, [...path, "nonce"].join("."));
    if (typeof nonce !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(nonce)) return decimal;
    return changed(decimal as Fields, path, { nonce: BigInt(nonce).toString() });
  }, body);
}

function changed(holder: Fields, [name, ...rest]: readonly string[], change: Fields): Fields {
  if (name === undefined) return { ...holder, ...change };
  return { ...holder, [name]: changed(holder[name] as Fields, rest, change) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
