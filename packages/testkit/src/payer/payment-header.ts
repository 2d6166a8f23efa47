import type { Chain } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { tokens } from "@lunas/catalog/tokens";
import type { Authorization } from "@lunas/domain/payment/authorization";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";

/** The entry of `accepts` that an authorization pays: what a merchant demands and a payer repeats as `accepted`. */
export function requirementsFor(authorization: Authorization, chain: Chain = sandbox) {
  const symbol = Object.entries(chain.tokens).find(([, address]) => address === authorization.token)?.[0];
  const extra = tokens.find((token) => token.symbol === symbol)?.extra ?? { name: "IDRX", version: "1" };
  return {
    scheme: authorization.kind,
    network: chain.caip2Network,
    asset: authorization.token,
    amount: authorization.amount.toString(),
    payTo: authorization.to,
    maxTimeoutSeconds: 60,
    extra: { assetTransferMethod: "permit2", ...extra, ...facilitatorAddressOf(authorization) },
  };
}

function facilitatorAddressOf({ terms: { facilitator } }: Authorization) {
  return facilitator === undefined ? {} : { facilitatorAddress: facilitator };
}

/** What a payer sends, decoded: x402 v2, scheme `exact`, method `permit2`. */
export function paymentPayload(authorization: Authorization, options: { chain?: Chain; resourceUrl?: string } = {}) {
  const { from, token, amount, spender, nonce, deadlineSeconds, to, validAfterSeconds, signature } = authorization;
  const { facilitator } = authorization.terms;
  return {
    x402Version: 2,
    payload: {
      signature,
      permit2Authorization: {
        from,
        permitted: { token, amount: amount.toString() },
        spender,
        nonce: nonce.toString(),
        deadline: deadlineSeconds.toString(),
        witness: { to, ...(facilitator !== undefined && { facilitator }), validAfter: validAfterSeconds.toString() },
      },
    },
    accepted: requirementsFor(authorization, options.chain),
    resource: { url: options.resourceUrl ?? "https://shop.example/article" },
    extensions: {},
  };
}

/** The value of `PAYMENT-SIGNATURE` and `X-PAYMENT`. */
export function paymentHeader(
  authorization: Authorization,
  options: Parameters<typeof paymentPayload>[1] = {},
): string {
  return encodePaymentHeader(paymentPayload(authorization, options));
}
