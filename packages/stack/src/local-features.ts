/**
 * The features that `npm start` turns on: the endpoints for stock x402 software. Elsewhere the operator decides, and
 * the services' default is off. A setting of the caller's environment wins.
 */
export function localFeatures({ X402_FACADE = "true" }: Readonly<Record<string, string | undefined>>) {
  return { X402_FACADE };
}
