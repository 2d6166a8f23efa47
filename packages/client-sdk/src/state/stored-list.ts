export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The list in a stored file of version 1. Throws where the file or an entry has another shape. */
export function listIn<T>(json: unknown, name: string, parse: (value: unknown) => T | null): readonly T[] {
  if (!isRecord(json) || json.version !== 1 || !Array.isArray(json[name])) throw new Error("another form");
  return json[name].map((each: unknown) => {
    const parsed = parse(each);
    if (parsed === null) throw new Error("an entry has another form");
    return parsed;
  });
}
