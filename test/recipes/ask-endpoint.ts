/** Asks the endpoint that the recipe adds, and looks for it in the API description that the service shows. */
import { runWithHarness } from "./run-with-harness";

const path = "/about";

runWithHarness(async ({ url }) => {
  const answer = await fetch(`${url}${path}`);
  const body = (await answer.json()) as { readonly name?: string };
  if (answer.status !== 200 || body.name !== "Lunas") throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
  const description = (await (await fetch(`${url}/openapi.json`)).json()) as { readonly paths: object };
  if (!(path in description.paths)) throw new Error("the API description does not have it");
  return `GET ${path} answered ${answer.status}`;
});
