import { listResource as list } from "@lunas/domain/discovery/list-resource";
import { isRefusal, refuse } from "@lunas/domain/shared/refusal";
import { listResource as operation } from "@lunas/protocol/api/discovery";
import { readerAuthor } from "../../http/author";
import { route } from "../../http/route";
import { listedRecord } from "../../translate/listed-resource";
import type { DiscoveryDeps } from "./deps";

/** The token of every entry until the registry has another one. */
const tokenSymbol = "IDRX";

export const listResource = ({ chains, listedBy }: DiscoveryDeps) =>
  route(operation, async ({ body, caller, context }) => {
    const ofEnvironment = chains.filter(({ environment }) => environment === caller.environment);
    const chain = ofEnvironment.find(({ network }) => body.network === undefined || network === body.network);
    if (chain === undefined) {
      const expected = ofEnvironment.map(({ network }) => network).join(", ");
      return refuse("unsupported_network", `This environment settles on ${expected}.`, { expected });
    }
    const { url, method = "GET", description } = body;
    const wanted = {
      merchantId: caller.merchant.id,
      chain,
      tokenSymbol,
      url,
      method,
      description,
      amount: BigInt(body.amount),
    };
    const listed = await list(listedBy(readerAuthor(caller, context)), wanted);
    return isRefusal(listed) ? listed : { status: 200, body: listedRecord(listed, listed.host) };
  });
