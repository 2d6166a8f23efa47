import { operations } from "@lunas/protocol/api/operations";
import { getOpenApi, type OpenApiDocument } from "@lunas/protocol/api/reference";
import { buildOpenApi } from "@lunas/protocol/openapi";
import { cacheHeaders } from "../../http/cache-headers";
import { type Route, route } from "../../http/route";

/**
 * The API description of the routes that this gateway serves, in the protocol's order. The first request makes it: that takes a
 * tenth of a second, which a start does not wait for.
 */
export const showOpenApi = (routes: readonly Route[], publicUrl: string) => {
  const bound = new Set([getOpenApi.id, ...routes.map(({ operation }) => operation.id)]);
  const shown = operations.filter(({ id }) => bound.has(id));
  const make = () => {
    const body = buildOpenApi(shown, new URL(publicUrl).origin) as OpenApiDocument;
    return { body, headers: cacheHeaders(JSON.stringify(body)) };
  };
  let made: ReturnType<typeof make> | undefined;
  return route(getOpenApi, async () => {
    made ??= make();
    return { status: 200, ...made };
  });
};
