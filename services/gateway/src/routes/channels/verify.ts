import { reserveChannel } from "@lunas/domain/channel/reserve-channel";
import { refuseRequest } from "@lunas/domain/shared/invalid-request";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { verifyVoucher as operation } from "@lunas/protocol/api/channels";
import { checkBodyForKey } from "@lunas/protocol/api/check-body-for-key";
import { parseChannelBody } from "@lunas/protocol/api/parse-facilitate-body";
import { route } from "../../http/route";
import { chainNamed } from "../../settings/served-chains";
import { recordOfClaim } from "../../translate/channel-answer";
import { voucherClaimOf } from "../../translate/channel-claim";
import type { ChannelDeps } from "./deps";
import { servesChannels, unservedScheme } from "./pay";

/** A voucher alone: a deposit is charged with its confirmation, and a refund charges nothing. */
export const verifyVoucher = (deps: ChannelDeps) =>
  route(
    operation,
    async ({ body, headers, caller }) => {
      const malformed = checkBodyForKey(body, caller.key.type);
      if (malformed !== undefined) return refuseRequest(malformed);
      if (body.paymentPayload.payload.type !== "voucher")
        return refuseRequest({ "paymentPayload.payload.type": "must be voucher" });
      const chain = chainNamed(deps.chainsOf(caller.key.environment), body.paymentPayload.accepted.network);
      if (!servesChannels(chain)) return unservedScheme();
      const claim = voucherClaimOf({ body, idempotencyKey: undefined }, caller, chain);
      const reserved = await reserveChannel(deps, claim, { isNew: headers["lunas-reservation"] === "new" });
      if (isRefusal(reserved)) return reserved;
      const reservedUntil = new Date(reserved.reservedUntilMs).toISOString();
      const valid = true as const;
      return { status: 200, body: { valid, channel: recordOfClaim(claim, reserved.channel), reservedUntil } };
    },
    { parseBody: parseChannelBody },
  );
