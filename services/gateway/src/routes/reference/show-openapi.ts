import { operations } from "@lunas/protocol/api/operations";
import { getOpenApi, type OpenApiDocument } from "@lunas/protocol/api/reference";
import { buildOpenApi } from "@lunas/protocol/openapi";
import { cacheHeaders } from "../../http/cache-headers";
import { type Route, route } from "../../http/route";

/** The API description of the routes that this gateway serves, in the protocol's order. */
export const showOpenApi = (routes: readonly Route[], publicUrl: string) => {
  const bound = new Set([getOpenApi.id, ...routes.map(({ operation }) => operation.id)]);
  const shown = operations.filter(({ id }) => bound.has(id));
  const document = buildOpenApi(shown, new URL(publicUrl).origin) as OpenApiDocument;
  const headers = cacheHeaders(JSON.stringify(document));
  return route(getOpenApi, async () => ({ status: 200, body: document, headers }));
};
