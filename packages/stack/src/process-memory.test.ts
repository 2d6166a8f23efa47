import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./folders";
import { memoryEnvironment, nodeFlags } from "./process-memory";

const dockerfile = readFileSync(join(cloneFolder, "infra", "docker", "Dockerfile"), "utf8");

test("a service takes memory in an image as it does on a developer's machine", () => {
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]";
  expect(JSON.parse(command)).toEqual(["node", ...nodeFlags, "dist/main.js"]);
  const settings = /^ENV NODE_ENV=production (.*)$/m.exec(dockerfile)?.[1]?.split(" ");
  for (const [name, value] of Object.entries(memoryEnvironment)) expect(settings).toContain(`${name}=${value}`);
});

// Every way to run the images uses their own command: another one would leave the flags out.
test.each(["docker-compose.yml", "infra/swarm/stack.yml", "infra/helm/lunas/templates/deployments.yaml"])(
  "%s starts services by their image's command",
  (file) => expect(readFileSync(join(cloneFolder, file), "utf8")).not.toMatch(/dist\/main\.js/),
);
