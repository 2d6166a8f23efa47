import { connectRpc } from "@lunas/chain/connect";
import { createChainReader } from "@lunas/chain/read/read-facts";
import { settleTermsOf } from "@lunas/chain/read/settle-calldata";
import type { ChainReader, PayerFunds } from "@lunas/domain/payment/ports";
import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { type ChainFixture, chain, clock, newAddress, owner, permit2Abi, startScenario, token } from "./chain-fixture";
import { type HttpStub, startCountingProxy } from "./chain-http-stub";

let fixture: ChainFixture;
let node: HttpStub;
let reader: ChainReader;
let payer: Payer;
const { permit2, x402Proxy } = chain.contracts;
const unlimited = 2n ** 256n - 1n;
const payerFundsOf = (asset = token): PayerFunds => ({
  chainId: chain.chainId,
  permit2,
  payer: payer.address,
  token: asset,
});

beforeAll(async () => {
  fixture = await startScenario();
  node = await startCountingProxy(fixture.rpcUrl);
  const rpc = connectRpc({ network: chain.network, urls: [node.url], clock });
  reader = createChainReader({ chains: [{ chain, rpc }], relayerAddress: () => owner, clock });
  payer = await fixture.payer({ amount: 1_000n });
}, 60_000);
afterAll(async () => {
  await node?.stop();
  await fixture?.stop();
});

test("what a payer has, and which of its nonces are used, in one round trip and of one block", async () => {
  const settled = await payer.authorize({ to: newAddress(), amount: 300n });
  const [free, cancelled] = [1n << 9n, (7n << 8n) + 255n];
  await fixture.sendAs(newAddress(), x402Proxy, exact.call.write(settleTermsOf(settled, settled.signature)));
  const cancellation = permit2Abi.encodeFunctionData("invalidateUnorderedNonces", [7n, 1n << 255n]);
  await fixture.sendAs(payer.address, permit2, cancellation);
  const before = node.count();
  const read = await reader.readPayerFunds(chain, payerFundsOf(), [free, cancelled, settled.nonce]);
  expect(node.count() - before).toBe(1);
  const number = Number(await fixture.cheat("eth_blockNumber"));
  expect(read).toEqual({
    block: { number, timestampSeconds: expect.any(Number) },
    balance: 700n,
    allowance: unlimited,
    used: [false, true, true],
  });
  expect(await reader.readPayerFunds(chain, payerFundsOf(), [])).toMatchObject({ balance: 700n, used: [] });
});

test("an address without a token contract is not a balance of zero", async () => {
  await expect(reader.readPayerFunds(chain, payerFundsOf(newAddress()), [1n])).rejects.toThrow(Unavailable);
});
