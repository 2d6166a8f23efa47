import type { Installation } from "../ha/installation";

interface Health {
  readonly networks: { readonly sandbox: { readonly status: string } };
}

/** What `GET /health` says of the sandbox. */
export async function chainHealth({ gateway }: Installation): Promise<string> {
  const response = await fetch(`${gateway(0)}/health`);
  return ((await response.json()) as Health).networks.sandbox.status;
}
