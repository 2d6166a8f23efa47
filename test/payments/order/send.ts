import { randomInt } from "node:crypto";
import type { Address } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { newApiKey } from "@lunas/domain/merchant/api-key";
import type { Hex } from "@lunas/domain/shared/hex";
import { createPayer, type PayerOptions } from "@lunas/testkit/payer/create-payer";
import { paymentPayload, requirementsFor } from "@lunas/testkit/payer/payment-header";
import type { Answer, AnswerBody } from "../../harness/pay";
import type { Draft } from "./draft";
import { type Actor, type Participants, type Shop, shopOrigin } from "./participants";

const thirdParty = createPayer();
const elsewhere: Address = createPayer().address;
const assets = {
  "of the sandbox": sandbox.tokens.IDRX as Address,
  "of Base": base.tokens.IDRX as Address,
  "of no chain": createPayer().address,
} satisfies Record<Draft["asset"], Address>;

/** Who is involved in a draft. */
interface SendContext {
  readonly actor: Actor;
  readonly shop: Shop;
}

export type GatewayUrls = Readonly<Record<Draft["gateway"], string>>;

/** Signs a draft and posts it. */
export async function send(draft: Draft, participants: Participants, gateways: GatewayUrls): Promise<Answer> {
  const context = scenarioOf(draft, participants);
  const text = JSON.stringify(draft.isRepeat ? context.actor.storedBody : await bodyOf(draft, context));
  // Counted like any other, it uses up a limit of one: right before, because the limit is counted anew each minute.
  if (draft.gateway === "at its limit") await fetch(`${gateways[draft.gateway]}/facilitate`, { method: "POST" });
  const response = await fetch(`${gateways[draft.gateway]}/facilitate`, {
    method: "POST",
    headers: { "content-type": draft.contentType, ...credentialsOf(draft, context.shop) },
    body: (draft.isCutShort ? text.slice(0, -1) : text) + " ".repeat(draft.padding),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, body: (await response.json()) as AnswerBody, headers: response.headers };
}

/** A merchant who pays himself is blocked as payer and payee alike. */
function scenarioOf(draft: Draft, participants: Participants): SendContext {
  const paysHimself = draft.pays === "the merchant";
  const isBlocked = draft.isBlocked || (paysHimself && draft.isPayeeBlocked);
  const actor = participants.actor({ ...draft, isBlocked });
  if (paysHimself) return { actor, shop: actor.shop };
  return { actor, shop: draft.isPayeeBlocked ? participants.blockedShop : participants.shop };
}

function credentialsOf({ credentials }: Draft, { merchant, publishableKey, revokedKey }: Shop): Record<string, string> {
  switch (credentials) {
    case "secret":
      return { "x-api-key": merchant.apiKey };
    case "publishable":
      return { "x-api-key": publishableKey, origin: shopOrigin };
    case "none":
      return {};
    case "malformed":
      return { "x-api-key": "ipk_sandbox_guess" };
    case "unknown":
      return { "x-api-key": newApiKey({ type: "secret", environment: "sandbox" }).key };
    case "revoked":
      return { "x-api-key": revokedKey };
    case "secret in a browser":
      return { "x-api-key": merchant.apiKey, origin: shopOrigin };
    case "publishable without origin":
      return { "x-api-key": publishableKey };
    case "publishable elsewhere":
      return { "x-api-key": publishableKey, origin: "https://elsewhere.example" };
  }
}

async function bodyOf(draft: Draft, context: SendContext): Promise<object> {
  const payTo = draft.payTo === "the merchant" ? context.shop.merchant.walletAddress : thirdParty.address;
  const signed = signedTermsOf(draft, context, payTo);
  const authorization = {
    ...(await context.actor.payer.authorize(signed)),
    ...(await otherSignature(draft, context, signed)),
  };
  const payload = paymentPayload(authorization, { resourceUrl: draft.resource });
  const { nonceText, network, scheme, method, x402Version, amount } = draft;
  if (nonceText !== null) payload.payload.permit2Authorization.nonce = nonceText;

  const demanded = requirementsFor({ ...authorization, amount, to: payTo, token: assets[draft.asset] });
  const stated = { ...demanded, network, scheme, extra: { ...demanded.extra, assetTransferMethod: method } };
  const accepted = {
    ...stated,
    amount: (amount + draft.acceptedAmountMore).toString(),
    payTo: draft.acceptedPayTo === "as demanded" ? payTo : elsewhere,
  };
  return {
    paymentPayload: { ...payload, x402Version, accepted },
    ...(draft.hasRequirements && { paymentRequirements: stated }),
    resource: draft.resource,
    ...draft.topLevel,
  };
}

function signedTermsOf(draft: Draft, { actor }: SendContext, payTo: Address): PayerOptions {
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const nonces = {
    fresh: {},
    "of a stored payment": { nonce: actor.storedNonce },
    "cancelled on chain": { nonce: BigInt(randomInt(256)) },
  } satisfies Record<Draft["nonce"], object>;
  return {
    to: draft.signedPayTo === "as demanded" ? payTo : elsewhere,
    amount: draft.amount + draft.signedAmountMore,
    token: draft.signedAsset === "as demanded" ? assets[draft.asset] : elsewhere,
    spender: draft.spender === "the proxy" ? sandbox.contracts.x402Proxy : thirdParty.address,
    deadlineSeconds: BigInt(nowSeconds + draft.deadlineInSeconds),
    validAfterSeconds: BigInt(nowSeconds + draft.validInSeconds),
    ...nonces[draft.nonce],
  };
}

/** A signature that is not the payer's for this authorization, or nothing to change. */
async function otherSignature({ signature }: Draft, { actor }: SendContext, signed: PayerOptions) {
  if (signature === "the payer's") return {};
  const signer = signature === "a stranger's" ? thirdParty : actor.payer;
  const amount = signature === "for another amount" ? signed.amount + 7n : signed.amount;
  const other = await signer.authorize({ ...signed, nonce: signed.nonce ?? 1n, amount });
  return { signature: signature === "with v 29" ? (`${other.signature.slice(0, 130)}1d` as Hex) : other.signature };
}
