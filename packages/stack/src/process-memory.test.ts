import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cloneFolder } from "./folders";
import { memoryEnvironment } from "./process-memory";

const dockerfile = readFileSync(join(cloneFolder, "infra", "docker", "Dockerfile"), "utf8");

test("a service takes memory in an image as it does on a developer's machine", () => {
  const settings = /^ENV NODE_ENV=production (.*)$/m.exec(dockerfile)?.[1]?.split(" ");
  for (const [name, value] of Object.entries(memoryEnvironment)) expect(settings).toContain(`${name}=${value}`);
});
