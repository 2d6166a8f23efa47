import { sandbox } from "@lunas/catalog/chains/sandbox";
import { canonicalContracts } from "@lunas/catalog/contracts";
import { checkChain } from "@lunas/chain/boot-check";
import { connectRpc } from "@lunas/chain/connect";
import { readContractSignature } from "@lunas/chain/read/contract-signature";
import { type ChainFixture, chain, clock, newAddress, startScenario } from "./chain-fixture";
import { startHttpStub } from "./chain-http-stub";

let fixture: ChainFixture;
beforeAll(async () => {
  fixture = await startScenario();
}, 60_000);
afterAll(async () => fixture?.stop());

const open = (...urls: string[]) => connectRpc({ network: "sandbox", urls, clock });

test("a chain as it should be", async () => {
  expect(await checkChain({ chain, rpc: fixture.rpc })).toEqual({
    kind: "checked",
    canSponsor: true,
    canHold: true,
    hasChannels: true,
    problems: [],
    tokens: { IDRX: { pausable: true, blockList: true } },
    warnings: [],
  });
});

test("every problem at once, in plain words", async () => {
  const nowhere = newAddress();
  const wrong = {
    ...chain,
    chainId: 8453,
    tokens: { IDRX: nowhere },
    contracts: { ...chain.contracts, permit2: nowhere, x402UptoProxy: nowhere },
  };
  const { host } = new URL(fixture.rpcUrl);
  expect(await checkChain({ chain: wrong, rpc: fixture.rpc })).toEqual({
    kind: "checked",
    canSponsor: true,
    canHold: false,
    hasChannels: true,
    problems: [
      `sandbox, RPC endpoint ${host}: chain id 8453 was expected, the node answers 1337`,
      `sandbox, RPC endpoint ${host}: there is no code of Permit2 at ${nowhere}`,
      `sandbox, RPC endpoint ${host}: there is no code of IDRX at ${nowhere}`,
    ],
    tokens: { IDRX: { pausable: false, blockList: false } },
    warnings: [expect.stringContaining(`there is no code of the x402 upto proxy at ${nowhere}`)],
  });
});

test("a chain without the upto proxy starts, has no holds and says so; one that the catalog gives none is silent", async () => {
  const checked = (contracts: typeof chain.contracts) =>
    checkChain({ chain: { ...chain, contracts }, rpc: fixture.rpc });
  const missing = { ...chain.contracts, x402UptoProxy: newAddress() };
  const words = [expect.stringContaining("the network has no holds (scheme upto)")];
  expect(await checked(missing)).toMatchObject({ problems: [], canHold: false, warnings: words });
  expect(await checked({ ...missing, x402UptoProxy: null })).toMatchObject({
    ...{ problems: [], canHold: false, warnings: [] },
  });
});

test("so does a chain without a contract of channels", async () => {
  const checked = (x402Channels: typeof chain.contracts.x402Channels) =>
    checkChain({ chain: { ...chain, contracts: { ...chain.contracts, x402Channels } }, rpc: fixture.rpc });
  for (const missing of [{ batchSettlement: newAddress() }, { permit2DepositCollector: newAddress() }])
    expect(await checked({ ...canonicalContracts.x402Channels, ...missing })).toMatchObject({
      ...{ problems: [], canHold: true, hasChannels: false },
      warnings: [expect.stringContaining("the network has no channels (scheme batch-settlement)")],
    });
  expect(await checked(null)).toMatchObject({ problems: [], canHold: true, hasChannels: false, warnings: [] });
});

test("a second endpoint that leads elsewhere is found although the first is right", async () => {
  const other = await startHttpStub((body, response) => {
    const requests = JSON.parse(body) as { id: number }[];
    response.end(JSON.stringify(requests.map(({ id }) => ({ id, result: "0x1" }))));
  });
  const checked = await checkChain({ chain, rpc: open(fixture.rpcUrl, other.url) });
  await other.stop();
  expect(checked).toMatchObject({
    problems: [
      `sandbox, RPC endpoint ${new URL(other.url).host}: chain id 1337 was expected, the node answers 1`,
      `sandbox, RPC endpoint ${new URL(other.url).host}: eth_call does not apply the block override that simulations need`,
    ],
  });
});

test("a production chain without an endpoint that traces gets a warning; one such endpoint is enough", async () => {
  const production = { ...chain, environment: "production" as const };
  const blind = await startHttpStub(async (body, response) => {
    const requests = JSON.parse(body) as { id: number; method: string; params: unknown }[];
    const answers = (await (
      await fetch(fixture.rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body })
    ).json()) as { id: number }[];
    const error = { code: -32601, message: "the method does not exist/is not available" };
    const isTrace = (id: number) => /trace/.test(requests.find((each) => each.id === id)?.method ?? "");
    response.end(JSON.stringify(answers.map((answer) => (isTrace(answer.id) ? { id: answer.id, error } : answer))));
  });
  const rpc = open(blind.url);
  expect(await checkChain({ chain: production, rpc })).toMatchObject({
    problems: [],
    warnings: [expect.stringContaining("no RPC endpoint traces")],
  });
  expect(await rpc.endpoints[0]?.abilities()).toMatchObject({ debugTraceTransaction: false, traceTransaction: false });
  expect(await checkChain({ chain, rpc })).toMatchObject({ warnings: [] });
  expect(await checkChain({ chain: production, rpc: open(blind.url, fixture.rpcUrl) })).toMatchObject({ warnings: [] });
  await blind.stop();
});

test("unreachable is no verdict", async () => {
  expect(await checkChain({ chain, rpc: open("http://127.0.0.1:9") })).toMatchObject({ kind: "unreachable" });
});

test("whether an account is a contract wallet that takes a signature", async () => {
  const question = { digest: `0x${"12".repeat(32)}`, signature: `0x${"34".repeat(65)}` } as const;
  const requests = { chain, rpc: fixture.rpc };
  expect(await readContractSignature(requests, { wallet: newAddress(), ...question })).toBe("no_code");
  expect(await readContractSignature(requests, { wallet: chain.contracts.permit2, ...question })).toBe("invalid");
});

test("a chain that cannot tell what data costs, though it says that data costs, pays for no approvals", async () => {
  const policy = sandbox.sponsorship as NonNullable<typeof sandbox.sponsorship>;
  const sponsoring = async (sponsorship: typeof sandbox.sponsorship) => {
    const checked = await checkChain({ chain: { ...chain, sponsorship }, rpc: fixture.rpc });
    return checked.kind === "checked" && checked.canSponsor;
  };
  expect(await sponsoring({ ...policy, l1FeeOracle: null })).toBe(true);
  expect(await sponsoring({ ...policy, l1FeeOracle: "0x420000000000000000000000000000000000000F" })).toBe(false);
  expect(await sponsoring(null)).toBe(false);
});
