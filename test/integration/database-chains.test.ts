import { chains } from "@lunas/catalog/chains";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { connectDatabase } from "@lunas/database/connect";
import { addSandboxToken } from "@lunas/database/known-chains";
import { newPaymentRow } from "@lunas/database/rows/payment";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { freshAddress, freshChainId } from "@lunas/testkit/contracts/fresh";
import { accept, aPayment, identified, key, stack, together, useStoresOfGateway } from "./stores-of-gateway";

jest.setTimeout(60_000);

/** On which chains and with which tokens the gateway's role may store a payment. */

useStoresOfGateway();

const rowsOf = (id: string) => query(stack.databaseUrl, "select id from payments where id = $1", [id]);
const underAKey = (requested: object) => together({ ...requested, idempotency_key: newId("pay"), key_lineage: key.id });
/** All ways in which the gateway's role stores one. */
const ways = [together, underAKey, identified];

it("the table holds the catalog's chains and tokens", async () => {
  const known = `select c.chain_id, network, environment, permit2, spender, json_object_agg(symbol, address) as tokens
    from chains c join chain_tokens t on t.chain_id = c.chain_id group by c.chain_id order by 1`;
  const wanted = chains
    .map(({ chainId, network, environment, contracts, tokens }) => ({
      ...{ chain_id: chainId, network, environment, tokens },
      ...{ permit2: contracts.permit2, spender: contracts.x402Proxy },
    }))
    .sort((one, other) => one.chain_id - other.chain_id);
  expect(await query(await stack.newDatabase(), known)).toEqual(wanted);
});

describe("a payment on a chain", () => {
  const [sandboxChain, baseChain] = [sandbox, base].map(({ chainId, network, environment, tokens }) => ({
    ...{ chain_id: chainId, network, environment, asset: tokens.IDRX },
  }));
  const elsewhere = freshAddress();
  const lies: readonly (readonly [string, object])[] = [
    ["the sandbox's, said to be production", { ...sandboxChain, environment: "production" }],
    ["the sandbox's, said to be Base", { ...sandboxChain, network: "base", environment: "production" }],
    ["the sandbox's, with Base's token", { ...sandboxChain, asset: base.tokens.IDRX }],
    ["Base's, with the sandbox's token", { ...baseChain, asset: sandbox.tokens.IDRX }],
    ["Base's, said to be the sandbox", { ...baseChain, environment: "sandbox" }],
    ["Base's, with a token of another", { ...baseChain, asset: elsewhere }],
    ["Base's, with a symbol of its own", { ...baseChain, token_symbol: "USDC" }],
    ["Base's, with another Permit2", { ...baseChain, permit2: elsewhere }],
    ["Base's, with another proxy", { ...baseChain, spender: elsewhere }],
    ["that Lunas does not know", { chain_id: 31_337 }],
    ["without an environment", { environment: null }],
  ];
  it.each(lies)("%s: nothing is stored", async (_name, lie) => {
    for (const store of ways) {
      const payment = aPayment();
      const requested = { ...newPaymentRow(payment, newId("ask")), ...lie };
      await expect(store(requested)).rejects.toMatchObject({ code: expect.stringMatching(/^(55L01|23502)$/) });
      expect(await rowsOf(payment.id)).toEqual([]);
    }
  });

  it.each([
    ["sandbox", sandboxChain],
    ["production", baseChain],
  ])("of %s, as it is: it is stored", async (_name, truth) => {
    for (const store of ways)
      expect(await store({ ...newPaymentRow(aPayment(), newId("ask")), ...truth })).toEqual([{ kind: "stored" }]);
  });

  it("that the database does not know yet: the caller may try again, and others' payments are stored", async () => {
    const unknown = { ...aPayment(), chainId: freshChainId() };
    const [refusal, honest] = await Promise.allSettled([accept(unknown), accept(aPayment())]);
    expect(refusal).toMatchObject({
      status: "rejected",
      reason: {
        ...{ name: "Unavailable", dependency: "database", mayBeDone: false },
        message: expect.stringMatching(/no row of chains.*start the settler/),
      },
    });
    expect(honest).toMatchObject({ status: "fulfilled", value: { kind: "stored" } });
  });

  it("with a token that the settler reported is stored, and the settler reports none in production", async () => {
    const settler = connectDatabase({
      ...{ url: stack.databaseUrlOf("lunas_settler"), poolSize: 1, applicationName: "lunas-test" },
    });
    try {
      const tokenOf = (chainId: number) => ({ chainId, symbol: "IDRX", address: freshAddress() });
      const reported = tokenOf(sandbox.chainId);
      await addSandboxToken(settler, reported);
      await addSandboxToken(settler, reported);
      const requested = { ...newPaymentRow(aPayment(), newId("ask")), asset: reported.address };
      expect(await together(requested)).toEqual([{ kind: "stored" }]);
      for (const chainId of [base.chainId, freshChainId()])
        await expect(addSandboxToken(settler, tokenOf(chainId))).rejects.toThrow("run db:migrate");
      const ofProduction = "select address from chain_tokens where chain_id = $1";
      expect(await query(stack.databaseUrl, ofProduction, [String(base.chainId)])).toEqual([
        { address: base.tokens.IDRX },
      ]);
    } finally {
      await settler.close();
    }
  });
});
