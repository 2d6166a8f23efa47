import type { Compose } from "./compose";

interface ComposeConfig {
  readonly services: Readonly<Record<string, { readonly networks?: Readonly<Record<string, unknown>> | null }>>;
}

/** What a container is kept from: rights, networks, other services' keys in Redis. */
export function boundaries(compose: () => Compose): void {
  it("runs PostgreSQL and Redis by the same rules", async () => {
    for (const service of ["postgres", "redis"]) {
      const [id] = await compose().containers(service);
      const [{ Config, HostConfig }] = JSON.parse(await compose().docker("inspect", id ?? ""));
      const rules = [Config.User, HostConfig.ReadonlyRootfs, HostConfig.CapDrop, HostConfig.SecurityOpt];
      expect(rules).toEqual([service, true, ["ALL"], ["no-new-privileges:true"]]);
    }
  });

  it("gives an intruder no shell in our services", async () => {
    for (const service of ["gateway", "settler", "dispatcher", "chain"]) {
      const said = await compose()("exec", "-T", service, "/bin/sh", "-c", "echo a shell").catch(
        ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => stdout + stderr,
      );
      expect(said).toMatch(/no such file or directory/);
    }
  });

  it("lets the gateway and the settler alone reach the nodes, and no node reach the stores", async () => {
    const reaches = (from: string, host: string, port: number) => {
      const script = `require('net').connect({host:'${host}',port:${port},timeout:2000}).on('connect',()=>process.exit(0)).on('timeout',()=>process.exit(1)).on('error',()=>process.exit(1))`;
      return compose()("exec", "-T", from, "node", "-e", script).then(
        () => true,
        () => false,
      );
    };
    const reached = await Promise.all([
      ...["gateway", "settler", "dispatcher"].map((from) => reaches(from, "redis", 6_379)),
      ...["chain", "rpc"].map((from) => reaches(from, "redis", 6_379)),
    ]);
    expect(reached).toEqual([true, true, true, false, false]);
    // The tests publish a node and PostgreSQL by way of another network, so the rest is read off the file.
    const config = JSON.parse(await compose()("config", "--format", "json")) as ComposeConfig;
    const onNetwork = (name: string) =>
      Object.entries(config.services).flatMap(([service, { networks }]) => (name in (networks ?? {}) ? [service] : []));
    expect(onNetwork("rpc").toSorted()).toEqual(["chain", "gateway", "rpc", "settler"]);
    expect(onNetwork("back").toSorted()).toEqual(["dispatcher", "gateway", "migrate", "postgres", "redis", "settler"]);
  });

  it("gives each service a user of Redis with its own commands and keys", async () => {
    const urlOf = async (service: string) => {
      const url = new URL(await compose().secret(service, "redis-url"));
      url.host = "127.0.0.1:6379";
      return url.toString();
    };
    const as = async (url: string, ...command: readonly string[]) =>
      compose()("exec", "-T", "redis", "redis-cli", "--no-auth-warning", "-u", url, ...command);
    const [gateway, settler, dispatcher] = await Promise.all(["gateway", "settler", "dispatcher"].map(urlOf));
    expect(await as(gateway ?? "", "get", "lunas:session:0")).toBe("");
    for (const url of [settler, dispatcher]) expect(await as(url ?? "", "get", "lunas:session:0")).toMatch(/^NOPERM/);
    for (const url of [gateway, settler, dispatcher]) {
      for (const command of ["flushall", "keys *", "config get *"])
        expect(await as(url ?? "", ...command.split(" "))).toMatch(/^NOPERM/);
    }
    expect(await as("redis://127.0.0.1:6379", "ping")).toBe("PONG");
    expect(await as("redis://127.0.0.1:6379", "get", "lunas:session:0")).toMatch(/^NOPERM/);
  });
}

/** Of a whole run: what a service lacks a right for in Redis is found here. */
export function endsWithoutDeniedCommands(compose: () => Compose): void {
  it("has refused no service a command of Redis", async () => {
    const log = "REDISCLI_AUTH=$(cat /run/secrets/operator-password) redis-cli --user lunas_operator acl log";
    const denied = await compose()("exec", "-T", "redis", "sh", "-c", log);
    // But for what the test above has tried.
    const tried = ["get", "flushall", "keys", "config|get", "lunas:session:0"];
    const objects = [...denied.matchAll(/^object\n(.*)$/gm)].map(([, object]) => object ?? "");
    expect(objects.filter((object) => !tried.includes(object))).toEqual([]);
  });
}
