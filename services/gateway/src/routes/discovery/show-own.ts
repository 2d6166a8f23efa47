import { refuse } from "@lunas/domain/shared/refusal";
import { getListedResources as operation } from "@lunas/protocol/api/discovery";
import { route } from "../../http/route";
import { listedRecord } from "../../translate/listed-resource";
import type { DiscoveryDeps } from "./deps";

export const showListedResources = ({ listed, merchants }: DiscoveryDeps) =>
  route(operation, async ({ caller }) => {
    const merchant = await merchants.findById(caller.merchant.id);
    if (merchant === null) return refuse("not_found", "The merchant does not exist.");
    const resources = await listed.listed({ merchantId: merchant.id, environment: caller.environment });
    return { status: 200, body: { resources: resources.map((each) => listedRecord(each, merchant)) } };
  });
