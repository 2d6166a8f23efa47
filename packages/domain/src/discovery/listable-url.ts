/** A URL in the form that is stored, or why it cannot be listed. */
export type ListableUrl = { readonly url: string } | { readonly problem: string };

/**
 * Judges the address of a resource. Its host is the host of the merchant's website or a subdomain of it: the operator
 * approved the merchant with that website, and no request changes it. The stored form has an ASCII host, so a name in
 * look-alike letters shows as `xn--…`.
 */
export function listableUrl(given: string, website: string | null): ListableUrl {
  const site = website === null ? null : hostOf(website);
  if (site === null) return { problem: "can only be listed by a merchant that registered with a website" };
  const url = new URL(given);
  if (url.protocol !== "https:") return { problem: "must be https" };
  if (url.username !== "" || url.password !== "") return { problem: "must not contain credentials" };
  if (url.port !== "") return { problem: "must not name a port" };
  if (given.includes("#")) return { problem: "must not have a fragment" };
  if (!isPublicName(site))
    return { problem: `cannot be listed, because your website's host ${site} is no public name` };
  if (url.hostname !== site && !url.hostname.endsWith(`.${site}`))
    return { problem: `must be on ${site}, your website's host, or on a subdomain of it` };
  return { url: url.href };
}

/** Without a leading `www.`: a shop's API has another subdomain. */
function hostOf(website: string): string | null {
  return URL.canParse(website) ? new URL(website).hostname.replace(/^www\.(?=.*\.)/, "") : null;
}

/** A name with a dot whose last label has a letter first: no address of a machine, no local name. */
function isPublicName(host: string): boolean {
  return (
    /^(?=.{1,253}$)([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/.test(host) && !/\.(localhost|local|internal)$/.test(host)
  );
}
