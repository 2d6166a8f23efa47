import { getMerchant } from "@lunas/protocol/api/merchant";
import { route } from "../../http/route";
import { merchantRecord } from "../../translate/merchant-record";

export const showMerchant = () =>
  route(getMerchant, async ({ caller }) => ({ status: 200, body: merchantRecord(caller.merchant) }));
