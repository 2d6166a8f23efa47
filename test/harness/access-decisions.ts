/** Who may call an endpoint: a scope of a key, `session`, or `all`, where neither a key nor a session is needed. */
export type Decision = string;

/**
 * Who may call each endpoint of the API, decided here once more and by hand: the product's own tables are what is
 * attacked. A new endpoint needs a line.
 */
const decided: Readonly<Record<string, Decision>> = {
  "POST /facilitate": "payments:settle",
  "POST /payments/{id}/give-back": "payments:settle",
  "POST /holds": "payments:settle",
  "POST /holds/{id}/capture": "payments:settle",
  "POST /holds/{id}/release": "payments:settle",
  "GET /holds": "payments:read",
  "GET /holds/{id}": "payments:read",
  "POST /channels/verify": "payments:settle",
  "POST /channels/claim": "payments:settle",
  "POST /channels/{id}/refund": "refunds:write",
  "GET /channels": "payments:read",
  "GET /channels/{id}": "payments:read",
  "POST /charges/{id}/void": "payments:settle",
  "GET /charges": "payments:read",
  "POST /payouts": "payments:settle",
  "GET /payouts": "payments:read",
  "GET /merchant/terms": "payments:settle",
  "POST /x402/verify": "payments:settle",
  "POST /x402/settle": "payments:settle",
  "GET /x402/supported": "payments:settle",
  "GET /payments": "payments:read",
  "GET /payments.csv": "payments:read",
  "GET /payments/{id}": "payments:read",
  "GET /payments/{id}/timeline": "payments:read",
  "GET /payments/{id}/receipt": "payments:read",
  "GET /payments/{id}/refunds": "payments:read",
  "GET /verify/{txHash}": "payments:read",
  "GET /refunds": "payments:read",
  "GET /refunds/{id}": "payments:read",
  "GET /refunds/{id}/timeline": "payments:read",
  "GET /refunds/{id}/receipt": "payments:read",
  "GET /merchant/reports/daily": "payments:read",
  "POST /payments/{id}/refunds/prepare": "refunds:write",
  "POST /payments/{id}/refunds": "refunds:write",
  "POST /payment-links": "links:write",
  "GET /payment-links": "links:write",
  "GET /payment-links/{id}": "links:write",
  "PATCH /payment-links/{id}": "links:write",
  "POST /merchant/resources": "links:write",
  "GET /merchant/resources": "links:write",
  "DELETE /merchant/resources/{id}": "links:write",
  "GET /events": "events:read",
  "POST /sandbox/fund": "sandbox",
  "POST /sandbox/reset": "sandbox",
  "GET /sandbox/wallets": "sandbox",
  ...ofAll(
    "session",
    `POST /auth/logout, GET /merchant/me, PATCH /merchant/me, GET /merchant/stats, POST /merchant/wallet,
    POST /merchant/wallet/proofs, GET /merchant/sessions, DELETE /merchant/sessions, DELETE /merchant/sessions/{id},
    GET /merchant/audit, POST /merchant/api-keys, GET /merchant/api-keys, PATCH /merchant/api-keys/{id},
    POST /merchant/api-keys/{id}/roll, DELETE /merchant/api-keys/{id}, GET /merchant/webhooks/deliveries,
    GET /merchant/webhooks/deliveries/{id}, POST /merchant/webhooks/deliveries/{id}/redeliver,
    POST /merchant/webhooks/redeliver, POST /merchant/webhooks/test, POST /merchant/sandbox/fund,
    POST /merchant/sandbox/reset, GET /merchant/sandbox/wallets`,
  ),
  ...ofAll(
    "all",
    `GET /config, GET /tokens, GET /tokens/{symbol}/price, GET /health, GET /health/live, GET /health/ready, GET /openapi.json,
    GET /auth/nonce, POST /auth/register, POST /auth/login, POST /auth/sign-in-links, POST /auth/sign-in-links/read,
    POST /auth/sign-in-links/redeem, POST /merchant/wallet/cancel, GET /x402/discovery/resources, POST /pay/{linkId},
    POST /pay/{linkId}/test-wallet, GET /.well-known/jwks.json`,
  ),
};

function ofAll(decision: Decision, endpoints: string): Readonly<Record<string, Decision>> {
  return Object.fromEntries(endpoints.split(",").map((endpoint) => [endpoint.trim(), decision]));
}

/** Every endpoint that was decided on, as OpenAPI writes it: `GET /payments/{id}`. */
export const decidedEndpoints: readonly string[] = Object.keys(decided);

/** Undefined: nobody has decided on it. */
export function decisionOn(method: string, path: string): Decision | undefined {
  return decided[`${method.toUpperCase()} ${path.replace(/:(\w+)/g, "{$1}")}`];
}
