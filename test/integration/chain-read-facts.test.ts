import { connectRpc } from "@lunas/chain/connect";
import { createChainReader } from "@lunas/chain/read/read-facts";
import { settleTermsOf } from "@lunas/chain/read/settle-calldata";
import { artifact, type ContractName } from "@lunas/contracts/artifact";
import { word } from "@lunas/contracts/word";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { ChainFacts } from "@lunas/domain/payment/facts";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import type { Hex } from "@lunas/domain/shared/hex";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { Signature } from "ethers";
import {
  type ChainFixture,
  chain,
  clock,
  newAddress,
  owner,
  permit2Abi,
  startScenario,
  token,
  tokenAbi,
} from "./chain-fixture";
import { type HttpStub, startCountingProxy } from "./chain-http-stub";

let fixture: ChainFixture;
let node: HttpStub;
let ask: (authorization: Authorization) => Promise<ChainFacts | null>;
let read: (authorization: Authorization) => Promise<ChainFacts>;
let roundTrips: number;
let payer: Payer;
const payee = newAddress();
const unlimited = 2n ** 256n - 1n;

beforeAll(async () => {
  fixture = await startScenario();
  node = await startCountingProxy(fixture.rpcUrl);
  const rpc = connectRpc({ network: chain.network, urls: [node.url], clock });
  const reader = createChainReader({ chains: [{ chain, rpc }], relayerAddress: () => owner, clock });
  ask = async (authorization) => {
    const before = node.count();
    const facts = await reader.readFacts(chain, authorization);
    roundTrips = node.count() - before;
    return facts;
  };
  read = async (authorization) => known(await ask(authorization));
  payer = await fixture.payer();
}, 60_000);

afterAll(async () => {
  await node?.stop();
  await fixture?.stop();
});

function known(facts: ChainFacts | null): ChainFacts {
  if (facts === null) throw new Error("the payer has no code and did not sign this");
  return facts;
}

/** The code that a contract has once it is deployed with this argument. */
async function deployedCode(name: ContractName, argument?: string): Promise<Hex> {
  const data = artifact(name).bytecode + (argument === undefined ? "" : word(argument).slice(2));
  return (await fixture.cheat("eth_call", { data }, "latest")) as Hex;
}

const nowSeconds = () => BigInt(Math.floor(Date.now() / 1_000));

describe("a payer without code", () => {
  test("a good payment: everything in one HTTP round trip", async () => {
    const authorization = await payer.authorize({ to: payee, amount: 500n });
    const facts = await read(authorization);
    expect(facts).toMatchObject({
      payerHasCode: false,
      signatureIsValid: true,
      settleSignature: authorization.signature,
      nonceIsUsed: false,
      balance: 1_000_000n,
      allowance: unlimited,
      simulationFailure: null,
    });
    expect(roundTrips).toBe(1);
    expect(facts.block.number).toBe(Number(await fixture.cheat("eth_blockNumber")));
  });

  test("every spelling of its signature is normalised, in one round trip", async () => {
    const authorization = await payer.authorize({ to: payee, amount: 500n });
    const { r, s, yParity, compactSerialized } = Signature.from(authorization.signature);
    for (const signature of [`${r}${s.slice(2)}0${yParity}`, compactSerialized] as Hex[]) {
      const facts = await read({ ...authorization, signature });
      expect(facts).toMatchObject({ signatureIsValid: true, settleSignature: authorization.signature });
      expect(facts.simulationFailure).toBeNull();
      expect(roundTrips).toBe(1);
    }
  });

  test("a signature of another account, or over other content", async () => {
    const authorization = await payer.authorize({ to: payee, amount: 500n });
    for (const wrong of [{ amount: 501n }, { from: newAddress() }, { signature: `0x${"12".repeat(70)}` as Hex }]) {
      expect(await ask({ ...authorization, ...wrong })).toBeNull();
      expect(roundTrips).toBe(1);
    }
  });

  test("a short balance and a missing allowance", async () => {
    const poor = await fixture.payer({ amount: 10n, isApproved: false });
    const facts = await read(await poor.authorize({ to: payee, amount: 500n }));
    expect(facts).toMatchObject({ balance: 10n, allowance: 0n, simulationFailure: "transfer_from_failed" });
  });

  test("a cancelled nonce", async () => {
    const authorization = await payer.authorize({ to: payee, amount: 500n, nonce: 0x0503n });
    const cancel = permit2Abi.encodeFunctionData("invalidateUnorderedNonces", [5n, 1n << 3n]);
    await fixture.sendAs(payer.address, chain.contracts.permit2, cancel);
    expect(await read(authorization)).toMatchObject({ nonceIsUsed: true, simulationFailure: "InvalidNonce" });
    const neighbour = await payer.authorize({ to: payee, amount: 500n, nonce: 0x0504n });
    expect(await read(neighbour)).toMatchObject({ nonceIsUsed: false, simulationFailure: null });
  });

  test("the simulation runs at a block time of now, also on a chain at rest", async () => {
    const expired = await payer.authorize({ to: payee, amount: 500n, deadlineSeconds: nowSeconds() - 2n });
    expect(await read(expired)).toMatchObject({ simulationFailure: "SignatureExpired" });
    const early = await payer.authorize({ to: payee, amount: 500n, validAfterSeconds: nowSeconds() + 30n });
    expect(await read(early)).toMatchObject({ simulationFailure: "PaymentTooEarly" });
    const due = await payer.authorize({ to: payee, amount: 500n, validAfterSeconds: nowSeconds() - 1n });
    expect(await read(due)).toMatchObject({ simulationFailure: null });
  });

  test.each([
    ["for the bytes", 22_000n, "out_of_gas"],
    // Permit2 runs out, the proxy has a little left and reverts without a reason.
    ["for the transfer", 40_000n, "reverted"],
  ])("a gas limit that does not suffice %s", async (_what, gasLimit, reason) => {
    const tight = { ...chain, settlement: { ...chain.settlement, gasLimit } };
    const reader = createChainReader({ chains: [{ chain, rpc: fixture.rpc }], relayerAddress: () => null, clock });
    const facts = await reader.readFacts(tight, await payer.authorize({ to: payee, amount: 500n }));
    expect(facts).toMatchObject({ signatureIsValid: true, simulationFailure: reason });
  });

  test("a relayer without a coin simulates all the same", async () => {
    const reader = createChainReader({ chains: [{ chain, rpc: fixture.rpc }], relayerAddress: newAddress, clock });
    const facts = await reader.readFacts(chain, await payer.authorize({ to: payee, amount: 500n }));
    expect(facts).toMatchObject({ simulationFailure: null });
  });
});

describe("what the token refuses", () => {
  const asOwner = (name: "pause" | "unpause" | "addBlackList" | "removeBlackList", ...args: string[]) =>
    fixture.sendAs(owner, token, tokenAbi.encodeFunctionData(name, args));

  test("a paused token", async () => {
    await asOwner("pause");
    expect(await read(await payer.authorize({ to: payee, amount: 500n }))).toMatchObject({
      simulationFailure: "token_paused",
    });
    await asOwner("unpause");
  });

  test("a listed payer and a listed payee, although the transfer would go through", async () => {
    for (const [listed, reason] of [
      [payer.address, "payer_blocked"],
      [payee, "payee_blocked"],
    ] as const) {
      await asOwner("addBlackList", listed);
      expect(await read(await payer.authorize({ to: payee, amount: 500n }))).toMatchObject({
        simulationFailure: reason,
      });
      await asOwner("removeBlackList", listed);
    }
  });
});

describe("a payer with code", () => {
  let wallet: Payer;
  const authorize = () => wallet.authorize({ to: payee, amount: 500n });

  beforeEach(async () => {
    wallet = await fixture.payer();
  });

  test("a wallet that takes the signature: one round trip, bytes untouched", async () => {
    await fixture.cheat("anvil_setCode", wallet.address, await deployedCode("GoodWallet", wallet.address));
    const authorization = await authorize();
    expect(await read(authorization)).toMatchObject({
      payerHasCode: true,
      signatureIsValid: true,
      settleSignature: authorization.signature,
      simulationFailure: null,
    });
    expect(roundTrips).toBe(1);
  });

  test("an EIP-7702 delegate is asked for itself, about the bytes as they came", async () => {
    const target = newAddress();
    await fixture.cheat("anvil_setCode", target, await deployedCode("GoodWallet", wallet.address));
    await fixture.cheat("anvil_setCode", wallet.address, `0xef0100${target.slice(2)}`);
    const authorization = await authorize();
    expect(await read(authorization)).toMatchObject({ payerHasCode: true, signatureIsValid: true });
    expect(roundTrips).toBe(1);
    const compact = Signature.from(authorization.signature).compactSerialized as Hex;
    const facts = await read({ ...authorization, signature: compact });
    expect(facts).toMatchObject({ signatureIsValid: false, settleSignature: compact });
    expect(roundTrips).toBe(2);
  });

  test("a signer other than the payer, whom the wallet trusts", async () => {
    await fixture.cheat("anvil_setCode", wallet.address, await deployedCode("GoodWallet", payer.address));
    const { signature, ...terms } = await payer.authorize({ to: payee, amount: 500n });
    // Whether there is code is asked first, until it is known that there is.
    for (const trips of [2, 1]) {
      expect(await read({ ...terms, signature, from: wallet.address })).toMatchObject({
        payerHasCode: true,
        signatureIsValid: true,
        simulationFailure: null,
      });
      expect(roundTrips).toBe(trips);
    }
    await fixture.cheat("anvil_setCode", wallet.address, "0x");
    expect(await read({ ...terms, signature, from: wallet.address })).toMatchObject({
      payerHasCode: false,
      signatureIsValid: false,
    });
  });

  test.each([
    ["RefusingWallet", "InvalidContractSignature"],
    ["RubbishAnsweringWallet", "reverted"],
    ["GasBurningWallet", expect.any(String)],
  ] as const)("%s: no valid signature", async (name, reason) => {
    await fixture.cheat("anvil_setCode", wallet.address, await deployedCode(name));
    expect(await read(await authorize())).toMatchObject({ signatureIsValid: false, simulationFailure: reason });
  });

  test("a wallet that calls back into the proxy", async () => {
    const code = await deployedCode("ReenteringWallet", chain.contracts.x402Proxy);
    await fixture.cheat("anvil_setCode", wallet.address, code);
    const inner = await payer.authorize({ to: payee, amount: 500n });
    const signature = exact.call.write(settleTermsOf(inner, inner.signature));
    const facts = await read({ ...(await authorize()), signature });
    expect(facts.simulationFailure).toBe("ReentrancyGuardReentrantCall");
  });

  test("a signature so long that its bytes cost more than the gas limit", async () => {
    const signature = `0x${"ab".repeat(8_000)}` as const;
    await fixture.cheat("anvil_setCode", wallet.address, await deployedCode("RefusingWallet"));
    const facts = await read({ ...(await authorize()), signature });
    expect(facts).toMatchObject({ signatureIsValid: false });
    expect(roundTrips).toBe(2);
  });

  test("a valid signature stays valid where the payment fails for another reason", async () => {
    await fixture.cheat("anvil_setCode", wallet.address, await deployedCode("GoodWallet", wallet.address));
    const authorization = await wallet.authorize({ to: payee, amount: 9_000_000n });
    expect(await read(authorization)).toMatchObject({
      signatureIsValid: true,
      simulationFailure: "transfer_from_failed",
    });
    expect(roundTrips).toBe(2);
  });
});

test("the chain's time is known once a block was seen", async () => {
  const reader = createChainReader({ chains: [{ chain, rpc: fixture.rpc }], relayerAddress: () => null, clock });
  expect(reader.chainTimeSeconds(chain)).toBeNull();
  const facts = await reader.readFacts(chain, await payer.authorize({ to: payee, amount: 500n }));
  expect(reader.chainTimeSeconds(chain)).toBeGreaterThanOrEqual(known(facts).block.timestampSeconds);
});
