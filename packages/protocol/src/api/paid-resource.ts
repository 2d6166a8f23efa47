import { formats } from "../schema/formats";
import type { ChannelBody } from "./channel-body";
import type { FacilitateBody, UptoBody } from "./facilitate";
import type { HoldBody } from "./hold-body";

const MAX_URL_LENGTH = 2_048;
const MAX_DESCRIPTION_LENGTH = 500;

const storableUrl = (url: string | undefined): string | null =>
  url !== undefined && url.length <= MAX_URL_LENGTH && formats["http-url"].test(url) ? url : null;

const storableText = (text: string | undefined): string | null =>
  text !== undefined && formats.text.test(text) ? [...text].slice(0, MAX_DESCRIPTION_LENGTH).join("") : null;

type AnyBody = FacilitateBody | UptoBody | HoldBody | ChannelBody;
type PaidBody = Pick<AnyBody, "resource" | "description"> & {
  readonly paymentPayload: Pick<AnyBody["paymentPayload"], "resource">;
};

/**
 * The resource of a payment: the body's, else the payload's. An invalid URL in the payload is dropped and a long
 * description is cut: neither is a reason to refuse a signed payment.
 */
export function paidResource(body: PaidBody): {
  resource: string | null;
  description: string | null;
} {
  const claimed = body.paymentPayload.resource;
  return {
    resource: body.resource ?? storableUrl(claimed?.url),
    description: body.description ?? storableText(claimed?.description),
  };
}
