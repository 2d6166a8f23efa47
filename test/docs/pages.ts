/** In the order in which a reader follows them; each continues in the folder of the page before. */
export const testedPages = [
  ...["docs/quickstart.md", "docs/cli.md", "docs/webhooks.md", "docs/sdk.md"],
  ...["express", "fastify", "hono"].map((name) => `docs/frameworks/${name}.md`),
];
