import { strikeSecrets } from "./known-secrets";

/** Strikes the secret settings' values from what libraries and Node itself write past the logger: warnings, `console.error`. */
export function strikeOutput(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream) as (chunk: unknown, ...rest: unknown[]) => boolean;
  stream.write = ((chunk: unknown, ...rest: unknown[]) =>
    write(typeof chunk === "string" ? strikeSecrets(chunk) : chunk, ...rest)) as typeof stream.write;
}
