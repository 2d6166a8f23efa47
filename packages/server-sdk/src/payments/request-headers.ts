/** The headers of a request: the web's `Headers` or Node's `request.headers`. */
export type RequestHeaders =
  | { get(name: string): string | null | undefined }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** One header by its lower-case name; undefined where it is missing or empty. */
export function headerOf(headers: RequestHeaders, name: string): string | undefined {
  const value = isWeb(headers) ? headers.get(name) : headers[name];
  return (typeof value === "string" ? value : value?.[0]) || undefined;
}

function isWeb(headers: RequestHeaders): headers is { get(name: string): string | null | undefined } {
  return typeof headers.get === "function";
}
