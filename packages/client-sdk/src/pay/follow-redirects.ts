import { type SendPaid, sendInPage, withPayment } from "./send-paid";

const MOST_REDIRECTS = 20;

/**
 * Sends a request with its payment outside of pages. Follows redirects as `fetch` does, but keeps the payment within the origin: another
 * origin could use it.
 */
export const sendWithinOrigin: SendPaid = async (send, request, header) => {
  if (request.redirect !== "follow") return sendInPage(send, request, header);
  let current = withPayment(request, header, { redirect: "manual" });
  for (let redirects = 0; ; redirects += 1) {
    const next = current.clone(); // sending consumes a body
    const response = await send(current);
    const target = targetOf(response, next.url);
    if (target === null || redirects === MOST_REDIRECTS) return response;
    current = redirected(next, target, { status: response.status, paidBy: header[0] });
  }
};

/** Where an answer redirects to, if it does. */
export function targetOf({ status, headers }: Response, base: string): URL | null {
  const location = headers.get("location");
  if (![301, 302, 303, 307, 308].includes(status) || location === null || !URL.canParse(location, base)) return null;
  const target = new URL(location, base);
  // `fetch` refuses an address with a user name or a password. The refusal would look like a lost connection.
  const hasCredentials = target.username !== "" || target.password !== "";
  return ["http:", "https:"].includes(target.protocol) && !hasCredentials ? target : null;
}

/** As the Fetch standard requires: after 303, and after 301 and 302 of a POST, the request is a GET without a body. */
function redirected(
  before: Request,
  target: URL,
  { status, paidBy }: { readonly status: number; readonly paidBy: string },
): Request {
  const headers = new Headers(before.headers);
  if (target.origin !== new URL(before.url).origin) {
    for (const each of [paidBy, "Authorization", "Cookie", "Proxy-Authorization"]) headers.delete(each);
  }
  const { method, signal } = before;
  const isPost = method === "POST" && (status === 301 || status === 302);
  const becomesGet = isPost || (status === 303 && method !== "GET" && method !== "HEAD");
  if (!becomesGet) return new Request(target, new Request(before, { headers }));
  for (const each of ["Content-Type", "Content-Length", "Content-Encoding", "Content-Language"]) headers.delete(each);
  return new Request(target, { method: "GET", headers, redirect: "manual", signal });
}
