import { sandbox } from "@lunas/catalog/chains/sandbox";
import { sendUnsigned } from "@lunas/contracts/send-unsigned";
import { hashApiKey } from "@lunas/domain/merchant/authenticate";
import { query } from "@lunas/stack/postgres/query";
import type { Payer } from "@lunas/testkit/payer/create-payer";
import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { Interface, Wallet } from "ethers";
import { fundedPayer, idrx } from "../../harness/funded-payer";
import { facilitate, signedBody } from "../../harness/pay";
import { type RegisteredMerchant, registerMerchant } from "../../harness/register-merchant";
import type { Harness } from "../../harness/start-harness";
import { storeKey } from "../../harness/store-key";
import { setBlocked } from "../../harness/token-switches";
import type { Draft } from "./draft";

export const shopOrigin = "https://shop.example";

export interface Shop {
  readonly merchant: RegisteredMerchant;
  readonly publishableKey: string;
  readonly revokedKey: string;
}

/** Somebody who pays, with a payment that is settled and stored, and a word of nonces that is cancelled. */
export interface Actor {
  readonly payer: Payer;
  /** Its own, as it is a merchant too. */
  readonly shop: Shop;
  readonly storedNonce: bigint;
  readonly storedBody: object;
}

export interface Participants {
  readonly shop: Shop;
  readonly blockedShop: Shop;
  actor(traits: Traits): Actor;
}

type Traits = Pick<Draft, "isPoor" | "isUnapproved" | "isBlocked">;

const storedAmount = 10_000n;
const abi = new Interface(["function approve(address,uint256)", "function invalidateUnorderedNonces(uint256,uint256)"]);
const nameOf = ({ isPoor, isUnapproved, isBlocked }: Traits) => `${isPoor} ${isUnapproved} ${isBlocked}`;

/** Everybody whom the wrong payments are about: payers of every kind, each of them a merchant as well. */
export async function assembleParticipants(harness: Harness): Promise<Participants> {
  const [shop, blockedShop] = await Promise.all([openShop(harness), openShop(harness)]);
  await setBlocked(harness.rpcUrl, blockedShop.merchant.walletAddress, true);
  const actors = new Map<string, Actor>();
  const either = [false, true];
  const kinds = either.flatMap((isPoor) =>
    either.flatMap((isUnapproved) => either.map((isBlocked): Traits => ({ isPoor, isUnapproved, isBlocked }))),
  );
  await Promise.all(
    kinds.map(async (traits) => void actors.set(nameOf(traits), await createActor(harness, shop, traits))),
  );
  return {
    shop,
    blockedShop,
    actor: (traits) => actors.get(nameOf(traits)) as Actor,
  };
}

async function openShop(harness: Harness, wallet = freshWallet() as Pick<Wallet, "address" | "signMessage">) {
  const merchant = await registerMerchant(harness.url, sandbox.chainId, wallet);
  const own = { merchantId: merchant.merchantId, environment: "sandbox" } as const;
  const { databaseUrl } = harness.stack;
  const [publishableKey, revokedKey] = await Promise.all([
    storeKey(databaseUrl, { ...own, type: "publishable", origins: [shopOrigin] }),
    storeKey(databaseUrl, { ...own, type: "secret" }),
  ]);
  await query(databaseUrl, "update api_keys set revoked_at = now() where hash = $1", [hashApiKey(revokedKey)]);
  return { merchant, publishableKey, revokedKey };
}

async function createActor(harness: Harness, paid: Shop, traits: Traits): Promise<Actor> {
  const { rpcUrl } = harness;
  const payer = await fundedPayer(rpcUrl, traits.isPoor ? storedAmount : 1_000_000n);
  const shop = await openShop(harness, new Wallet(payer.privateKey));
  const { walletAddress: to, apiKey } = paid.merchant;
  const deadlineSeconds = BigInt(Math.floor(Date.now() / 1_000) + 300);
  const storedBody = await signedBody(payer, { to, amount: storedAmount, deadlineSeconds });
  const { status, body } = await facilitate(harness.url, apiKey, storedBody);
  if (status !== 200) throw new Error(`the payment to be stored was answered ${status}: ${JSON.stringify(body)}`);

  const send = (contract: string, method: string, args: readonly unknown[]) =>
    sendUnsigned({ rpcUrl, from: payer.address, to: contract, data: abi.encodeFunctionData(method, args) });
  await send(sandbox.contracts.permit2, "invalidateUnorderedNonces", [0n, 2n ** 256n - 1n]);
  if (traits.isUnapproved) await send(idrx, "approve", [sandbox.contracts.permit2, 0n]);
  if (traits.isBlocked) await setBlocked(rpcUrl, payer.address, true);
  const storedNonce = BigInt(storedBody.paymentPayload.payload.permit2Authorization.nonce);
  return { payer, shop, storedNonce, storedBody };
}
