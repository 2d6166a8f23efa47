import { configOf } from "./start-redis";

const at = { port: 7777, password: "word", users: ["user one on"] };

it("binds a native server to loopback", () => {
  const config = configOf({ kind: "native", path: "/usr/bin/redis-server", libraryFolders: [] }, at);
  expect(config).toContain("bind 127.0.0.1\nport 7777\nrequirepass word\nuser one on\n");
});

it("leaves loopback to Docker's port publishing", () => {
  expect(configOf({ kind: "docker", image: "redis:7-alpine" }, at)).toContain("bind 0.0.0.0\nport 6379\n");
});

it("never evicts, which would lose jobs", () => {
  expect(configOf({ kind: "docker", image: "redis:7-alpine" }, at)).toContain("maxmemory-policy noeviction\n");
});
