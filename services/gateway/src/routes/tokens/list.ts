import { listTokens as operation, type TokenList } from "@lunas/protocol/api/tokens";
import { route } from "../../http/route";

export const listTokens = (tokens: TokenList) => route(operation, async () => ({ status: 200, body: tokens }));
