import { Wallet } from "ethers";
import type { Copy } from "./copy-of-repository";

/** A recipe of CONTRIBUTING.md as it is followed, and what shows that it worked. */
export interface Recipe {
  readonly name: string;
  /** How many lines of files that are there it edits; two by default. */
  readonly lines?: number;
  apply(copy: Copy): void;
  /** Jest's arguments beside the architecture's: unit tests of what the recipe touches. */
  readonly tests: readonly string[];
  /** A file of `test/recipes` that pays on the new chain, run in the copy. */
  readonly pays?: string;
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
    pays: "pay-on-chain.ts",
  },
  {
    name: "a token",
    apply(copy) {
      const text = copy.read("packages/catalog/src/tokens/idrx.ts").replaceAll("IDRX", "XRUP").replace("idrx", "xrup");
      copy.write("packages/catalog/src/tokens/xrup.ts", text);
      copy.edit(
        "packages/catalog/src/tokens.ts",
        'from "./tokens/idrx";',
        'from "./tokens/idrx";\nimport { xrup } from "./tokens/xrup";',
      );
      copy.edit("packages/catalog/src/tokens.ts", "= [idrx];", "= [idrx, xrup];");
      const { address } = Wallet.createRandom();
      copy.edit(`${chains}/sandbox.ts`, "tokens: { ", `tokens: { XRUP: "${address}", `);
    },
    // One more for each chain that has it.
    lines: 3,
    tests: ["packages/catalog", "services/gateway"],
  },
  {
    name: "a check of a payment",
    apply(copy) {
      copy.write(
        "packages/domain/src/payment/checks/amount-is-even.ts",
        `import { refuse } from "../../shared/refusal";
import type { ClaimCheck } from "./check";

/** An example: only even amounts are paid. */
export const amountIsEven: ClaimCheck = ({ authorization: { amount } }) =>
  amount % 2n === 0n ? null : refuse("payment_mismatch", "The amount is odd.", { field: "permitted.amount" });
`,
      );
      const index = "packages/domain/src/payment/checks/index.ts";
      copy.edit(
        index,
        "import { amountReachesMinimum }",
        'import { amountIsEven } from "./amount-is-even";\nimport { amountReachesMinimum }',
      );
      copy.edit(index, "  networkIsTheKeys,\n", "  networkIsTheKeys,\n  amountIsEven,\n");
    },
    tests: ["packages/domain/src/payment/checks"],
  },
];
