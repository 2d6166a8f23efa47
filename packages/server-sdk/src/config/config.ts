import type { PublicConfig } from "@lunas/protocol/wire/api";
import type { TaggedConfig } from "./fetch-config";

export interface ConfigApi {
  /** `GET /config` of the service, cached by its ETag. */
  fetch(): Promise<PublicConfig>;
  /**
   * Answers a browser's `GET /api/lunas/config` with the same configuration, from your own origin. Mount it at that
   * path.
   */
  handleRequest(request?: { readonly headers: { get(name: string): string | null } }): Promise<Response>;
}

export function configApi(read: () => Promise<TaggedConfig>): ConfigApi {
  return {
    fetch: async () => (await read()).config,
    async handleRequest(request) {
      const { config, etag } = await read();
      const headers = { "Cache-Control": "max-age=60", ...(etag === null ? {} : { ETag: etag }) };
      if (etag !== null && request?.headers.get("if-none-match") === etag) {
        return new Response(null, { status: 304, headers });
      }
      return Response.json(config, { headers });
    },
  };
}
