/** The key by which this page pays a merchant. */
interface PageKey {
  /** The merchant's wallet. */
  readonly payTo: string;
  readonly key: string;
}

/** In memory only, for as long as the page is open. Another merchant may sign in meanwhile. */
let kept: PageKey | null = null;

/**
 * Works with a key of the merchant who is paid, which `issue` makes where there is none. A key that the service refuses, because
 * another page has replaced it or the merchant has revoked it, is replaced once.
 */
export async function withPageKey<T>(
  payTo: string,
  issue: () => Promise<string>,
  work: (key: string) => Promise<T>,
): Promise<T> {
  try {
    return await work(await keyFor(payTo, issue));
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== "unauthorized") throw error;
    kept = null;
    return work(await keyFor(payTo, issue));
  }
}

async function keyFor(payTo: string, issue: () => Promise<string>): Promise<string> {
  if (kept?.payTo !== payTo) kept = { payTo, key: await issue() };
  return kept.key;
}
