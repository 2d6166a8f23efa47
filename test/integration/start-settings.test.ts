import { execFile } from "node:child_process";
import { join } from "node:path";
import { cloneFolder } from "@lunas/stack/folders";
import { freePort } from "@lunas/stack/free-port";

jest.setTimeout(60_000);

test("npm start tells the wrong settings of all services at once, before it starts anything", async () => {
  const program = join(cloneFolder, "packages", "stack", "dist", "start.js");
  const env = {
    ...{ ...process.env, PORT: String(await freePort()), SETTLE_WAIT_MS: "soon" },
    ...{ SETTLER_CONCURRENCY: "0", WEBHOOK_CONCURRENCY: "many", LOG_LEVEL: "loud" },
  };
  const ran = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [program], { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code, stdout, stderr });
    });
  });
  expect(ran.code).toBe(1);
  expect(ran.stdout).toBe("");
  const problems = ran.stderr
    .split("\n")
    .flatMap((line) => /^ {2}- (\w+) .* (\[.*\])$/.exec(line)?.slice(1).join(" ") ?? []);
  expect(problems.sort()).toEqual([
    "LOG_LEVEL [settler, dispatcher, gateway, console]",
    "SETTLER_CONCURRENCY [settler]",
    "SETTLE_WAIT_MS [gateway]",
    "WEBHOOK_CONCURRENCY [dispatcher]",
  ]);
});
