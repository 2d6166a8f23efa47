/** A URL in the form that is stored, or why it cannot be listed. */
export type ListableUrl = { readonly url: string } | { readonly problem: string };

const mostCharacters = 1_000;

/**
 * Judges the address of a resource. Its host is the host that an operator has confirmed for the merchant, or a subdomain
 * of it. The stored form has an ASCII host, so a name in look-alike letters shows as `xn--…`.
 */
export function listableUrl(given: string, host: string | null): ListableUrl {
  if (host === null) return { problem: "cannot be listed: ask the operator to confirm your host first" };
  const url = new URL(given);
  if (url.protocol !== "https:") return { problem: "must be https" };
  if (url.username !== "" || url.password !== "") return { problem: "must not contain credentials" };
  if (url.port !== "") return { problem: "must not name a port" };
  if (given.includes("#")) return { problem: "must not have a fragment" };
  if (url.hostname !== host && !url.hostname.endsWith(`.${host}`))
    return { problem: `must be on ${host}, the host that the operator confirmed, or on a subdomain of it` };
  // Each letter that is not ASCII is several characters of the stored form.
  if (url.href.length > mostCharacters)
    return { problem: `must have at most ${mostCharacters} characters when it is encoded` };
  return { url: url.href };
}

/** A name with a dot whose last label begins with a letter: no address of a machine, no local name. */
export function isPublicHost(host: string): boolean {
  return (
    /^(?=.{1,253}$)([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/.test(host) && !/\.(localhost|local|internal)$/.test(host)
  );
}
