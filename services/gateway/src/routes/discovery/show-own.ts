import { getListedResources as operation } from "@lunas/protocol/api/discovery";
import { route } from "../../http/route";
import { listedRecord } from "../../translate/listed-resource";
import type { DiscoveryDeps } from "./deps";

export const showListedResources = ({ listed }: DiscoveryDeps) =>
  route(operation, async ({ caller: { merchant, environment } }) => {
    const scope = { merchantId: merchant.id, environment };
    const [host, resources] = await Promise.all([listed.hostOf(merchant.id), listed.listed(scope)]);
    return { status: 200, body: { resources: resources.map((each) => listedRecord(each, host)) } };
  });
