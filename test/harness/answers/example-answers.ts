import { operations } from "@lunas/protocol/api/operations";
import { buildOpenApi } from "@lunas/protocol/openapi";

interface Described {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly responses: Readonly<Record<string, Response>> } }>
  >;
}
interface Response {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
}
type Fields = Readonly<Record<string, unknown>>;

const { paths } = buildOpenApi(operations) as unknown as Described;
const templates = Object.keys(paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`) }))
  .sort((left, right) => Number(left.path.includes("{")) - Number(right.path.includes("{")));

/** The example of the API's description for a GET. */
export function exampleAnswer(pathAndQuery: string): Fields {
  const [path = ""] = pathAndQuery.split("?");
  const template = templates.find(({ pattern }) => pattern.test(path))?.path ?? "";
  const example = paths[template]?.get?.responses["200"]?.content?.["application/json"]?.example;
  if (example === undefined) throw new Error(`there is no example for GET ${path}`);
  return example as Fields;
}

/** The same with empty lists and sums of nothing, as a new merchant gets it. */
export function emptyAnswer(path: string): Fields {
  return Object.fromEntries(
    Object.entries(exampleAnswer(path)).map(([name, value]) => {
      if (Array.isArray(value)) return [name, []];
      if (name === "pagination") return [name, { page: 1, limit: 20, total: 0, totalPages: 0 }];
      if (name === "total") return [name, { ...(value as Fields), count: 0, gross: "0", uniquePayers: 0 }];
      return [name, name === "hasMore" ? false : value];
    }),
  );
}
