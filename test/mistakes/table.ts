import type { Mistake } from "./mistake";

/**
 * Typical mistakes, and the exact text that each is message. Read the column `message` aloud: it says what is wrong, and what
 * to do. `<key>` is a valid secret sandbox key.
 */
export const mistakes: readonly Mistake[] = [
  {
    does: "misspells a path",
    asks: "GET /payment",
    message: "There is nothing at this path. Did you mean GET /payments?",
  },
  {
    does: "puts a version before the path",
    asks: "POST /v1/facilitate",
    message: "There is nothing at this path. Did you mean POST /facilitate?",
  },
  {
    does: "uses another letter case",
    asks: "GET /Health",
    message: "There is nothing at this path. Did you mean GET /health?",
  },
  {
    does: "opens a path that never was",
    asks: "GET /checkout/sessions",
    message: "There is nothing at this path. GET /docs lists every path.",
  },
  { does: "uses the wrong method", asks: "GET /facilitate", message: "This path does not take GET. Use POST." },
  {
    does: "sends no body",
    asks: "POST /facilitate",
    key: "<key>",
    message: "The body is missing: send a JSON object with Content-Type: application/json.",
  },
  {
    does: "forgets a bracket",
    asks: "POST /facilitate",
    key: "<key>",
    json: '{"paymentPayload": ',
    message: "The body is not JSON: look for a missing quote, comma or bracket.",
  },
  { does: "sends a list", asks: "POST /facilitate", key: "<key>", json: "[]", message: "The body must be an object." },
  {
    does: "lets curl choose the content type",
    asks: "POST /sandbox/fund",
    key: "<key>",
    type: "application/x-www-form-urlencoded",
    json: "{}",
    message:
      "The body must be JSON in UTF-8: send the header Content-Type: application/json, not application/x-www-form-urlencoded.",
  },
  {
    does: "sends a picture along",
    asks: "POST /facilitate",
    key: "<key>",
    json: `{"x":"${"x".repeat(70_000)}"}`,
    message: "The body is over 64 kB.",
  },
  {
    does: "sends an empty object",
    asks: "POST /facilitate",
    key: "<key>",
    json: "{}",
    message: "paymentPayload is required.",
  },
  {
    does: "invents a field",
    asks: "POST /sandbox/fund",
    key: "<key>",
    json: '{"address":"0x1111111111111111111111111111111111111111","amount":"5","coin":"IDRX"}',
    message: "coin is not a known field.",
  },
  {
    does: "sends an amount as a number",
    asks: "POST /sandbox/fund",
    key: "<key>",
    json: '{"address":"0x1111111111111111111111111111111111111111","amount":5000}',
    message: "amount must be a string.",
  },
  {
    does: "cuts an address off",
    asks: "POST /sandbox/fund",
    key: "<key>",
    json: '{"address":"0x1111","amount":"5000"}',
    message: "address must be an address: 0x and 40 hex digits.",
  },
  {
    does: "asks for too much play money",
    asks: "POST /sandbox/fund",
    key: "<key>",
    json: '{"address":"0x1111111111111111111111111111111111111111","amount":"100001"}',
    message: "The faucet gives at most 100000 IDRX per request.",
  },
  { does: "sends no key", asks: "GET /payments", message: "An API key is required in the X-API-Key header." },
  {
    does: "sends the key as a bearer token",
    asks: "GET /payments",
    bearer: "<key>",
    message: "The API key belongs in the X-API-Key header, not in Authorization.",
  },
  { does: "cuts a key off", asks: "GET /payments", key: "ipk_sandbox_short", message: "The API key is not valid." },
  {
    does: "asks for too long a page",
    asks: "GET /payments?limit=500",
    key: "<key>",
    message: "limit must be at most 100.",
  },
  {
    does: "invents a status",
    asks: "GET /payments?status=paid",
    key: "<key>",
    message: "status must be one of: pending, confirmed, failed.",
  },
  {
    does: "writes a date in words",
    asks: "GET /payments?since=yesterday",
    key: "<key>",
    message: 'since must be an ISO 8601 date or time, such as "2026-11-20" or "2026-11-20T08:00:00Z".',
  },
  {
    does: "looks up an order number",
    asks: "GET /payments/12345",
    key: "<key>",
    message: "id must be a payment id (pay_…) or a transaction hash (0x and 64 hex digits).",
  },
  {
    does: "forgets fields",
    asks: "POST /auth/register",
    json: '{"name":"Warung","email":"a@b.example"}',
    message: "walletAddress is required. Problems in details: 2 more.",
  },
  { does: "opens the dashboard's endpoint without a session", asks: "GET /merchant/me", message: "Sign in first." },
  {
    does: "writes a token in lower case",
    asks: "GET /tokens/idrx/price",
    message: "There is no token of this symbol.",
  },

  {
    does: "misspells an option of the server library",
    server: { enviroment: "sandbox" },
    message: 'new Lunas has no option "enviroment". Did you mean environment?',
  },
  {
    does: "leaves the scheme out",
    server: { environment: "local", facilitatorUrl: "localhost:3402" },
    message: "facilitatorUrl is not an address: it has no scheme. Write http://localhost:3402.",
  },
  {
    does: "leaves the scheme of a host out",
    server: { environment: "sandbox", facilitatorUrl: "pay.example.com" },
    message: "facilitatorUrl is not an address: it has no scheme. Write https://pay.example.com.",
  },
  {
    does: "sends the key without encryption",
    server: { environment: "sandbox", facilitatorUrl: "http://pay.example.com" },
    message: "facilitatorUrl must be https; http is for localhost only.",
  },
  {
    does: "uses a sandbox key for real money",
    server: { environment: "base" },
    message:
      'A sandbox key (ipk_sandbox_…, network sandbox) cannot be used in the environment "base" (production: real money, network base, keys ipk_live_…).',
  },
  {
    does: "uses the key of another service",
    server: {},
    apiKey: "sk_live_123",
    message:
      "This is not a Lunas API key. A key starts with ipk_sandbox_, ipk_live_, ipk_pub_sandbox_ or ipk_pub_live_.",
  },
  {
    does: "uses a publishable key on a server",
    server: {},
    apiKey: "ipk_pub_sandbox_123",
    message: "A server needs a secret key; this one is publishable.",
  },
  {
    does: "writes a price as a number",
    offer: { price: 5000 },
    message: 'price is the number 5000: write whole rupiah as a string, "5000".',
  },
  {
    does: "writes a price for people",
    offer: { price: "Rp 5.000" },
    message: 'price is "Rp 5.000": write whole rupiah as a string, "5000".',
  },
  {
    does: "writes a price with a third of a sen",
    offer: { price: "5000.505" },
    message: 'price must be whole rupiah as a string, such as "5000".',
  },
  {
    does: "cuts the payee's address off",
    offer: { price: "5000", payTo: "0x1111" },
    message: "payTo must be your wallet's address, 0x and 40 hex digits; give it with the offer or to new Lunas.",
  },

  {
    does: "misspells an option of the payer's library",
    client: { environment: "local", maxprice: "5000" },
    message: 'createClient has no option "maxprice". Did you mean maxPrice?',
  },
  {
    does: "invents an environment",
    client: { environment: "prod" },
    message:
      "environment must be local or sandbox (sandbox: play money, network sandbox, keys ipk_sandbox_…), or base, also called production or live (production: real money, network base, keys ipk_live_…).",
  },
  {
    does: "writes a limit as a number",
    client: { environment: "local", maxPrice: 5000 },
    message: 'maxPrice is the number 5000: write whole rupiah as a string, "5000".',
  },
  {
    does: "settles itself without a key",
    client: { environment: "local", settlement: "direct" },
    message: "direct settlement needs apiKey, a publishable key (ipk_pub_…) with this origin registered.",
  },
  {
    does: "pays while nothing runs",
    connects: "server",
    message: "http://127.0.0.1:3402 refused the connection: is the service running there?",
  },
  {
    does: "looks up a payment while nothing runs",
    connects: "client",
    message: "http://127.0.0.1:3402 refused the connection: is the service running there?",
  },

  {
    does: "misspells an option of npm start",
    script: "start",
    arguments: ["--frsh"],
    message: "npm start has no option --frsh. What to try: npm start -- --fresh",
  },
  {
    does: "invents an option of npm start",
    script: "start",
    arguments: ["--turbo"],
    message: "npm start has no option --turbo. What to try: the options are --fresh and --fork.",
  },
  {
    does: "forgets the two dashes of npm",
    script: "start",
    arguments: [],
    env: { npm_config_fresh: "true" },
    message: "npm kept --fresh for itself. What to try: write two dashes before it: npm start -- --fresh",
  },
  {
    does: "gives the demo an option",
    script: "demo",
    arguments: ["--amount=5"],
    message: "npm run demo has no option --amount=5. What to try: it takes none.",
  },
];
