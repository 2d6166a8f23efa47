import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isSecureUrl } from "@lunas/protocol/wire/secure-url";

/** The origin that demands the payment. Throws `insecure_url`, or `redirect_refused` where another origin answered. */
export function payableOrigin({ url }: Request, answer: Response): string {
  const { origin } = new URL(url);
  if (!isSecureUrl(url)) {
    throw new LunasError(`${origin} has no encryption: the client pays only over https, or on this machine.`, {
      code: "insecure_url",
      details: { origin },
    });
  }
  const answered = answer.redirected ? new URL(answer.url).origin : origin;
  if (answered === origin) return origin;
  throw new LunasError(
    `${origin} redirects to ${answered}, which demands the payment. Request that address directly if you want to pay it.`,
    {
      code: "redirect_refused",
      details: { origin, redirectedTo: answered },
    },
  );
}
