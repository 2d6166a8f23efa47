import { chains } from "@lunas/catalog/chains";
import { renderNetworks } from "@lunas/catalog/render-networks";
import { renderCompose } from "@lunas/stack/compose/render-chains";
import { renderLocalChains, renderStack } from "@lunas/stack/swarm/render-stack";
import { expectGenerated } from "./generated-file";
import { readFile } from "./repository";

test("what schemas and libraries know of the chains is what the catalog says", () => {
  expectGenerated("packages/protocol/src/wire/networks.ts", renderNetworks(chains));
});

test("compose serves the chains of the catalog", () => {
  expectGenerated("docker-compose.yml", renderCompose(readFile("docker-compose.yml"), chains));
});

test("the Swarm stack has the chains of the catalog, and every secret that a first start makes", () => {
  const [stack, local] = ["infra/swarm/stack.yml", "infra/swarm/local-chains.yml"] as const;
  expectGenerated(stack, renderStack(readFile(stack), chains));
  expectGenerated(local, renderLocalChains(readFile(local), chains));
});
