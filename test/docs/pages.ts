/** In the order in which a reader follows them; each continues in the folder of the page before. */
export const testedPages = [
  ...["docs/quickstart.md", "docs/cli.md", "docs/webhooks.md", "docs/sdk.md"],
  ...[
    "docs/http.md",
    "docs/payments.md",
    "docs/sandbox.md",
    "docs/payment-links.md",
    "docs/refunds.md",
    "docs/receipts.md",
  ],
  ...["express", "fastify", "hono"].map((name) => `docs/frameworks/${name}.md`),
];
