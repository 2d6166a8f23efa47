const path = "/dashboard/sign-in-link";

/**
 * The token of a sign-in link. This file comes first of the page's script: it takes the token out of the address, and out of
 * the history, before anything else runs.
 */
const taken = takeToken();

function takeToken(): string | null {
  if (location.pathname !== path) return null;
  const token = location.hash.slice(1);
  history.replaceState(null, "", path);
  return /^[\w-]{22}$/.test(token) ? token : null;
}

/** Null: the address had none. */
export const linkToken = (): string | null => taken;
