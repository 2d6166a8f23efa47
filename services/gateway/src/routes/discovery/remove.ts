import type { ResourceId } from "@lunas/domain/shared/id";
import { refuse } from "@lunas/domain/shared/refusal";
import { removeListedResource as operation } from "@lunas/protocol/api/discovery";
import { readerAuthor } from "../../http/author";
import { route } from "../../http/route";
import type { DiscoveryDeps } from "./deps";

export const removeListedResource = ({ listedBy }: DiscoveryDeps) =>
  route(operation, async ({ params: { id }, caller, context }) => {
    const scope = { merchantId: caller.merchant.id, environment: caller.environment };
    const isRemoved = await listedBy(readerAuthor(caller, context)).remove(scope, id as ResourceId);
    if (!isRemoved) return refuse("not_found", "You list no such resource in this environment.");
    return { status: 200, body: { resourceId: id, removed: true as const } };
  });
