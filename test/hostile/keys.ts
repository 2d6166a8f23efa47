interface CreatedKey {
  readonly id: string;
  readonly key: string;
}

/** A new API key of the signed-in merchant. */
export async function createKey(url: string, cookie: string, options: object): Promise<CreatedKey> {
  const response = await fetch(`${url}/merchant/api-keys`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ environment: "sandbox", ...options }),
  });
  if (response.status !== 201) throw new Error(`no key was made: ${response.status} ${await response.text()}`);
  return (await response.json()) as CreatedKey;
}

export async function revokeKey(url: string, cookie: string, id: string): Promise<void> {
  const response = await fetch(`${url}/merchant/api-keys/${id}`, { method: "DELETE", headers: { cookie } });
  if (response.status !== 200) throw new Error(`the key was not revoked: ${response.status}`);
}
