/** The origin of what someone typed or pasted, or null: https, or this machine. */
export function originOf(typed: string): string | null {
  const text = typed.trim();
  const url = parsed(text.includes("://") ? text : `https://${text}`);
  if (url === null || url.hostname === "" || url.username !== "" || text.includes("*")) return null;
  const isLocal = url.hostname === "localhost" || url.hostname === "127.0.0.1";
  return url.protocol === "https:" || (url.protocol === "http:" && isLocal) ? url.origin : null;
}

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
