import { id, Wallet } from "ethers";
import type { Copy } from "./copy-of-repository";

/** A recipe of CONTRIBUTING.md as it is followed, and what shows that it worked. */
export interface Recipe {
  readonly name: string;
  /** The number of new files; one by default. */
  readonly files?: number;
  /** The number of edited lines; two by default. */
  readonly lines?: number;
  apply(copy: Copy): void;
  /** Jest's arguments beside the architecture's: unit tests of what the recipe touches. */
  readonly tests: readonly string[];
  /** A file of `test/recipes` that uses the new part with real services, run in the copy. */
  readonly uses?: string;
}

const chains = "packages/catalog/src/chains";
const kinds = "packages/domain/src/settlement/kinds";

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
  {
    name: "a kind of settlement",
    // Its folder, and the contract that it needs: in Solidity for local chains, with an address in the catalog.
    files: 2,
    lines: 6,
    apply(copy) {
      const solidity = copy
        .read("packages/contracts/solidity/X402ExactPermit2Proxy.sol")
        .replace("contract X402ExactPermit2Proxy", "contract X402MemoPermit2Proxy")
        .replace("uint256 validAfter;", "uint256 validAfter;\n        bytes32 memo;")
        .replaceAll("uint256 validAfter)", "uint256 validAfter,bytes32 memo)")
        .replace("witness.validAfter))", "witness.validAfter, witness.memo))");
      copy.write("packages/contracts/solidity/X402MemoPermit2Proxy.sol", solidity);
      copy.edit(
        "packages/contracts/src/artifact.ts",
        '  "X402BatchSettlement",\n',
        '  "X402MemoPermit2Proxy",\n  "X402BatchSettlement",\n',
      );
      copy.edit(
        "packages/contracts/src/prepare-local-chain.ts",
        "  { address: x402UptoProxy,",
        '  { address: canonicalContracts.x402MemoProxy, name: "X402MemoPermit2Proxy", constructedWith: [permit2] },\n  { address: x402UptoProxy,',
      );
      copy.edit(
        "packages/catalog/src/chain-file.ts",
        "  readonly x402UptoProxy: Address | null;\n",
        "  readonly x402UptoProxy: Address | null;\n  readonly x402MemoProxy: Address | null;\n",
      );
      copy.edit(
        "packages/catalog/src/contracts.ts",
        "  x402UptoProxy: ",
        `  x402MemoProxy: "${Wallet.createRandom().address}",\n  x402UptoProxy: `,
      );
      copy.write(`${kinds}/memo/memo.ts`, kindWithMemo());
      copy.edit(`${kinds}/all.ts`, "import { upto } from", 'import { memo } from "./memo/memo";\nimport { upto } from');
      copy.edit(`${kinds}/all.ts`, "[exact, upto, deposit]", "[exact, upto, deposit, memo]");
    },
    tests: ["packages/chain", "packages/catalog", "packages/domain/src/settlement", "packages/domain/src/payment"],
    uses: "settle-by-kind.ts",
  },
];

/** Like `exact`, and the payer signs 32 bytes more, which its contract hands to Permit2 within the witness. */
function kindWithMemo(): string {
  const signature = "settle(((address,uint256),uint256,uint256),address,(address,uint256,bytes32),bytes)";
  return `import { addressWord, word } from "../../../shared/abi-word";
import type { SettlementKind, SettleTerms } from "../kind";
import { permitCall } from "../permit-call";

const memoWord = ({ memo = "0x0" }: Readonly<Record<string, string>>) => word(BigInt(memo));

const writeMemo = ({ terms }: SettleTerms) => memoWord(terms);

export const memo = {
  name: "memo",
  scheme: "memo",
  contractOn: ({ x402MemoProxy }) => x402MemoProxy,
  spenderOn: ({ x402MemoProxy }) => x402MemoProxy,
  witness: {
    type: "Witness(address to,uint256 validAfter,bytes32 memo)",
    words: ({ to, validAfterSeconds, terms }) => addressWord(to) + word(validAfterSeconds) + memoWord(terms),
  },
  signedAmount: ({ amount }) => amount,
  senderOf: () => null,
  namesSender: false,
  mayShare: true,
  call: permitCall({
    signature: "${signature}",
    selector: "${id(signature).slice(0, 10)}",
    head: ["asset", "signedAmount", "nonce", "deadline", "payer", "payTo", "validAfter", writeMemo],
    signedAmount: ({ amount }) => amount,
    senderOf: () => {
      throw new Error("the call of memo names no sender");
    },
  }),
  settled: { signature: "Settled()", topic: "${id("Settled()")}" },
} as const satisfies SettlementKind;
`;
}
