/** A header that carries a payment: `PAYMENT-SIGNATURE`, or `Lunas-Payment`. */
export type PaidHeader = readonly [name: string, value: string];

/** Sends a request with its payment. */
export type SendPaid = (send: typeof fetch, request: Request, header: PaidHeader) => Promise<Response>;

/** As a page sends it. Browsers do not reveal where a redirect leads; CORS keeps the header inside the origin there. */
export const sendInPage: SendPaid = (send, request, header) => send(withPayment(request, header));

/** A copy, so that the request can be sent again. */
export function withPayment(request: Request, [name, value]: PaidHeader, init: RequestInit = {}): Request {
  const headers = new Headers(request.headers);
  headers.set(name, value);
  return new Request(request.clone(), { ...init, headers });
}
