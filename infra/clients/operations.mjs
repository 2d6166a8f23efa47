/** The operations that the example clients have: those of a shop's server, which a secret key may call. */
const operations = [
  "getConfig",
  "facilitate",
  "getPayment",
  "listPayments",
  "giveBackPayment",
  "prepareRefund",
  "createRefund",
  "getRefund",
  "listRefunds",
  "listEvents",
];

/**
 * Those operations of docs/openapi.json in the form that the generator reads, OpenAPI 3.0. A schema with a name is
 * reduced to an object: the clients pass JSON on as it is. Headers of answers are left out.
 */
export function documentOf(full) {
  const paths = {};
  for (const [path, methods] of Object.entries(full.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!operations.includes(operation.operationId)) continue;
      paths[path] ??= {};
      paths[path][method] = reduced(operation);
    }
  }
  const named = Object.keys(full.components.schemas).map((name) => [name, { type: "object" }]);
  return {
    openapi: "3.0.3",
    info: { title: full.info.title, version: full.info.version },
    paths,
    components: { schemas: Object.fromEntries(named) },
  };
}

function reduced({ operationId, tags, summary, parameters = [], requestBody, responses }) {
  const success = Object.keys(responses).find((status) => status.startsWith("2"));
  const answer = schemaOf(responses[success]);
  return {
    operationId,
    tags,
    summary,
    parameters: parameters.map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      required,
      schema: { type: schema.type ?? "string" },
    })),
    ...(requestBody && { requestBody: { required: requestBody.required, content: json(schemaOf(requestBody)) } }),
    responses: { [success]: { description: responses[success].description, content: json(answer) } },
    "x-answer": nameOf(answer),
    ...(requestBody && { "x-body": nameOf(schemaOf(requestBody)) }),
  };
}

const nameOf = (schema) => schema.anyOf?.map(nameOf).join(" or ") ?? schema.$ref?.split("/").at(-1) ?? "object";

const json = (schema) => ({ "application/json": { schema: schema.$ref === undefined ? { type: "object" } : schema } });

function schemaOf(place) {
  return place.content?.["application/json"]?.schema ?? {};
}
