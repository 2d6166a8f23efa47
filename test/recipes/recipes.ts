import { Wallet } from "ethers";
import type { Copy } from "./copy-of-repository";

/** A recipe of CONTRIBUTING.md as it is followed, and what shows that it worked. */
export interface Recipe {
  readonly name: string;
  /** The number of new files; one by default. */
  readonly files?: number;
  apply(copy: Copy): void;
  /** Jest's arguments beside the architecture's: unit tests of what the recipe touches. */
  readonly tests: readonly string[];
  /** A file of `test/recipes` that uses the new part with real services, run in the copy. */
  readonly uses?: string;
}

const chains = "packages/catalog/src/chains";

export const recipes: readonly Recipe[] = [
  {
    name: "a chain",
    apply(copy) {
      const text = copy
        .read(`${chains}/sandbox.ts`)
        .replace("export const sandbox", "export const tryout")
        .replace('network: "sandbox"', 'network: "tryout"')
        .replace('"Lunas Sandbox"', '"Lunas Tryout"')
        .replace("chainId: 1337", "chainId: 31415")
        .replace("eip155:1337", "eip155:31415")
        .replace(/IDRX: "0x[0-9a-fA-F]{40}"/, `IDRX: "${Wallet.createRandom().address}"`);
      copy.write(`${chains}/tryout.ts`, text);
      copy.edit(`${chains}/all.ts`, 'from "./sandbox";', 'from "./sandbox";\nimport { tryout } from "./tryout";');
      copy.edit(`${chains}/all.ts`, "[sandbox, base]", "[sandbox, base, tryout]");
    },
    tests: ["packages", "services"],
    uses: "pay-on-chain.ts",
  },
  {
    name: "a token",
    apply(copy) {
      const text = copy.read("packages/catalog/src/tokens/idrx.ts").replaceAll("IDRX", "XRUP").replace("idrx", "xrup");
      copy.write("packages/catalog/src/tokens/xrup.ts", text);
      const { address } = Wallet.createRandom();
      copy.edit(`${chains}/sandbox.ts`, "tokens: { ", `tokens: { XRUP: "${address}", `);
    },
    tests: ["packages/catalog", "services/gateway"],
  },
  {
    name: "a check of a payment",
    apply(copy) {
      copy.write(
        "packages/domain/src/payment/checks/amount-is-not-thirteen.ts",
        `import { refuse } from "../../shared/refusal";
import type { ClaimCheck } from "./check";

/** An example: 13 base units are never paid. */
export const amountIsNotThirteen: ClaimCheck = ({ authorization: { amount } }) =>
  amount !== 13n ? null : refuse("payment_mismatch", "The amount is 13.", { field: "permitted.amount" });
`,
      );
      const index = "packages/domain/src/payment/checks/index.ts";
      copy.edit(
        index,
        "import { amountIsTheLinks }",
        'import { amountIsNotThirteen } from "./amount-is-not-thirteen";\nimport { amountIsTheLinks }',
      );
      copy.edit(index, "  deadlineIsNear,\n", "  deadlineIsNear,\n  amountIsNotThirteen,\n");
    },
    tests: ["packages/domain/src/payment/checks"],
  },
  {
    name: "an event",
    apply(copy) {
      copy.write(
        "packages/protocol/src/events/types/payment-noted.ts",
        `import type { EventDefinition } from "../event-definition";

export const paymentNoted = {
  type: "payment.noted",
  about: "payment",
  when: { en: "An example: you noted the payment", id: "Contoh: Anda mencatat pembayaran itu" },
  sample: () => ({}),
} as const satisfies EventDefinition;
`,
      );
      const list = "packages/protocol/src/events/event-types.ts";
      copy.edit(
        list,
        "import { paymentSettledLate }",
        'import { paymentNoted } from "./types/payment-noted";\nimport { paymentSettledLate }',
      );
      copy.edit(list, "  webhookTest,\n", "  webhookTest,\n  paymentNoted,\n");
    },
    tests: ["packages/protocol", "packages/cli", "packages/domain/src/webhook"],
    uses: "deliver-event.ts",
  },
  {
    name: "an endpoint",
    // The description and the handler: documents, tests and libraries read the first without the gateway.
    files: 2,
    apply(copy) {
      copy.write(
        "packages/protocol/src/api/about.ts",
        `import { Type } from "@sinclair/typebox";
import type { Operation } from "./operation";

export const About = Type.Object({ name: Type.String() }, { title: "About" });

export const getAbout = {
  id: "getAbout",
  method: "GET",
  path: "/about",
  summary: "The name of the service",
  tag: "Health",
  status: "served",
  auth: "none",
  limit: "other",
  responses: { 200: About },
  errors: [],
} satisfies Operation;
`,
      );
      copy.write(
        "services/gateway/src/routes/about/show-about.ts",
        `import { getAbout } from "@lunas/protocol/api/about";
import { route } from "../../http/route";

export const showAbout = () => route(getAbout, async () => ({ status: 200, body: { name: "Lunas" } }));
`,
      );
      const routes = "services/gateway/src/routes/create-routes.ts";
      copy.edit(
        routes,
        "import { createApiKey }",
        'import { showAbout } from "./about/show-about";\nimport { createApiKey }',
      );
      copy.edit(routes, "    showLiveness(),\n", "    showLiveness(),\n    showAbout(),\n");
    },
    tests: ["packages/protocol", "services/gateway"],
    uses: "ask-endpoint.ts",
  },
];
