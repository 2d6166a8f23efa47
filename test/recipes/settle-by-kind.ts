/**
 * A payment of the kind of settlement that the recipe adds: signed by other code than the kind's, checked and stored as a gateway does
 * it, settled by a settler whose code does not name the kind, and still there after a migration. Real PostgreSQL, Redis and node.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { connectRpc } from "@lunas/chain/connect";
import { createChainReader } from "@lunas/chain/read/read-facts";
import { callTransaction } from "@lunas/chain/send/call-transaction";
import { createJudge } from "@lunas/chain/send/policy/judge-transaction";
import { prepareTransaction } from "@lunas/chain/send/sign-transaction";
import { rpc } from "@lunas/contracts/rpc";
import { connectDatabase } from "@lunas/database/connect";
import { createPaymentStore } from "@lunas/database/payment-store";
import type { NewPayment } from "@lunas/domain/payment/ports";
import { settlementKinds } from "@lunas/domain/settlement/kinds/all";
import type { Hex } from "@lunas/domain/shared/hex";
import { newId } from "@lunas/domain/shared/id";
import { query } from "@lunas/stack/postgres/query";
import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { anOrder } from "@lunas/testkit/build/an-order";
import { until } from "@lunas/testkit/time/until";
import { Wallet } from "ethers";
import { fundedPayer, idrx } from "../harness/funded-payer";
import { registerMerchant } from "../harness/register-merchant";
import type { Harness } from "../harness/start-harness";
import { runWithHarness } from "./run-with-harness";

const amount = 5_000n;
const memo = `0x${"5e".repeat(32)}`;
const permit2Domain = { name: "Permit2", chainId: sandbox.chainId, verifyingContract: sandbox.contracts.permit2 };
const field = (name: string, type: string) => ({ name, type });
const types = {
  PermitWitnessTransferFrom: [
    field("permitted", "TokenPermissions"),
    ...[field("spender", "address"), field("nonce", "uint256"), field("deadline", "uint256")],
    field("witness", "Witness"),
  ],
  TokenPermissions: [field("token", "address"), field("amount", "uint256")],
  Witness: [field("to", "address"), field("validAfter", "uint256"), field("memo", "bytes32")],
};

function contractOfKind() {
  const contract = settlementKinds.find(({ name }) => name === "memo")?.contractOn(sandbox.contracts);
  if (contract == null) throw new Error("no kind is named memo, or it has no contract");
  return contract;
}

/** A wallet's authorization to the merchant, with a memo in the witness. */
async function signedFor({ rpcUrl }: Harness, to: `0x${string}`) {
  const payer = await fundedPayer(rpcUrl, amount);
  const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 60);
  const common = { from: payer.address, to, amount, token: idrx, spender: contractOfKind(), deadlineSeconds };
  const unsigned = anAuthorization({ ...common, kind: "memo", terms: { memo }, nonce: BigInt(Date.now()) });
  const { spender, nonce } = unsigned;
  const signature = await new Wallet(payer.privateKey).signTypedData(permit2Domain, types, {
    ...{ permitted: { token: idrx, amount }, spender, nonce, deadline: deadlineSeconds },
    witness: { to, validAfter: 0n, memo },
  });
  return { ...unsigned, signature: signature as Hex };
}

type Signed = Awaited<ReturnType<typeof signedFor>>;

/** The facts of the gateway's checks: signature and simulation, on the real chain. */
async function check({ rpcUrl }: Harness, authorization: Signed) {
  const connection = connectRpc({ network: sandbox.network, urls: [rpcUrl], clock: { now: Date.now } });
  const reader = createChainReader({
    ...{ chains: [{ chain: sandbox, rpc: connection }], relayerAddress: () => null, clock: { now: Date.now } },
  });
  const facts = await reader.readFacts(sandbox, authorization);
  if (facts?.signatureIsValid !== true || facts.simulationFailure !== null)
    throw new Error(`it does not pass: ${JSON.stringify(facts, (_, value) => String(value))}`);
  const changed = { ...authorization, terms: { memo: "0x1" } };
  if ((await reader.readFacts(sandbox, changed)) !== null) throw new Error("another memo passes with this signature");
  return facts;
}

/** The signing policy lets the call through at its contract, and at no other. */
function judge({ from: payer, to: payTo, token: asset, ...authorization }: Signed): void {
  const signer = anAuthorization().to;
  const order = anOrder({ ...authorization, payer, payTo, asset });
  const made = callTransaction(sandbox, signer, { kind: "settle", order });
  const isAllowed = createJudge({ chain: sandbox, treasury: payer, refillToWei: null, faucet: null });
  const judged = (to: Hex) => {
    const unsigned = { ...made, to, chainId: sandbox.chainId, nonce: 0 };
    const { bytes } = prepareTransaction(unsigned, { feeCapWei: 2n, tipWei: 1n });
    return isAllowed(bytes, { signer, isOurs: () => false }).kind;
  };
  const kinds = [judged(made.to), judged(sandbox.contracts.x402Proxy)];
  if (kinds.join(" ") !== "allowed refused") throw new Error(`the signing policy says ${kinds.join(", ")}`);
}

/** By the gateway's role, which knows the kind's contract from the table that `migrate` fills. */
async function store({ stack }: Harness, payment: NewPayment): Promise<void> {
  const database = connectDatabase({
    url: stack.databaseUrlOf("lunas_gateway"),
    poolSize: 1,
    applicationName: "recipe",
  });
  const { checkedAtBlock } = payment;
  const reservation = { balance: amount, allowance: null, readAtBlock: checkedAtBlock };
  const waiter = { paymentId: payment.id, waiterId: newId("ask"), leaseMs: 1 };
  const outcome = await createPaymentStore(database).accept(payment, reservation, waiter);
  await database.close();
  if (outcome.kind !== "stored") throw new Error(`storing said ${outcome.kind}`);
}

async function rowOf({ stack }: Harness, id: string) {
  const [row] = await query(stack.databaseUrl, "select kind, terms, status, tx_hash from payments where id = $1", [id]);
  return row as { kind: string; terms: { memo?: string }; status: string; tx_hash: string };
}

runWithHarness(async (harness) => {
  const merchant = await registerMerchant(harness.url);
  const authorization = await signedFor(harness, merchant.walletAddress);
  const facts = await check(harness, authorization);
  judge(authorization);
  const [key] = (await query(harness.stack.databaseUrl, "select id from api_keys where merchant_id = $1", [
    merchant.merchantId,
  ])) as { id: string }[];
  const payment = aNewPayment({
    ...{ authorization, payTo: authorization.to, checkedAtBlock: facts.block.number, receivedAtMs: Date.now() },
    ...{ merchantId: merchant.merchantId as NewPayment["merchantId"], apiKeyId: key?.id as NewPayment["apiKeyId"] },
    verifiedAtMs: Date.now(),
  });
  await store(harness, payment);
  const settled = async () => (await rowOf(harness, payment.id)).status === "confirmed";
  await until(settled, { timeoutMs: 30_000, intervalMs: 50, what: "the settlement" });
  const { tx_hash: hash } = await rowOf(harness, payment.id);
  const transaction = (await rpc(harness.rpcUrl, "eth_getTransactionByHash", [hash])) as { to: string; input: string };
  if (transaction.to !== contractOfKind().toLowerCase() || !transaction.input.includes(memo.slice(2)))
    throw new Error(`another contract, or no memo: ${JSON.stringify(transaction)}`);
  const migrate = join(__dirname, "../../packages/database/dist/migrate-cli.js");
  execFileSync(process.execPath, [migrate, harness.stack.databaseUrl], { stdio: "pipe" });
  const kept = await rowOf(harness, payment.id);
  if (kept.kind !== "memo" || kept.terms.memo !== memo) throw new Error(`a migration left ${JSON.stringify(kept)}`);
  const shown = await fetch(`${harness.url}/payments/${payment.id}`, { headers: { "X-API-Key": merchant.apiKey } });
  if (shown.status !== 200) throw new Error(`it is shown with ${shown.status}: ${await shown.text()}`);
  return `settled by ${hash}`;
});
