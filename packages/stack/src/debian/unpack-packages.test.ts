import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const program = join(__dirname, "..", "..", "bootstrap", "unpack-packages.mjs");

const simulation = `NOTE: This is only a simulation!
Inst libjemalloc2 (5.3.0-1 Debian:12.15/oldstable [amd64])
Inst redis-server (5:7.0.15-1~deb12u10 Debian-Security:12/oldstable-security [amd64])
Conf libjemalloc2 (5.3.0-1 Debian:12.15/oldstable [amd64])`;

/** An apt that downloads a file for each package, and a dpkg that unpacks it to a file of the same name. */
const apt = `#!/bin/sh
case " $* " in
  *" --simulate "*) echo '${simulation}' ;;
  *" update "*) [ -z "$APT_FAILS" ] || { echo "E: no list of packages" >&2; exit 100; } ;;
  *" download "*) while [ "$1" != download ]; do shift; done; shift; for name; do echo "$name" > "$name.deb"; done ;;
esac
`;
const dpkg = `#!/bin/sh
cp "$2" "$3/"
`;

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "lunas-unpack-"));
  for (const [name, text] of Object.entries({ "apt-get": apt, dpkg })) {
    writeFileSync(join(place, name), text);
    chmodSync(join(place, name), 0o755);
  }
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

const unpack = (packages: readonly string[], settings: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [program, folder(), ...packages], {
    env: { ...process.env, PATH: `${place}:${process.env.PATH}`, ...settings },
  });

const folder = () => join(place, "redis");

it("unpacks the package, its missing libraries and what is always fetched, each once", async () => {
  await unpack(["redis-server", "redis-tools"]);
  expect(readdirSync(folder()).toSorted()).toEqual(["libjemalloc2.deb", "redis-server.deb", "redis-tools.deb"]);
});

it("keeps the copy that another process has fetched meanwhile", async () => {
  await unpack(["redis-server"]);
  writeFileSync(join(folder(), "redis-server.deb"), "the first copy");
  await unpack(["redis-server"]);
  expect(readFileSync(join(folder(), "redis-server.deb"), "utf8")).toBe("the first copy");
});

it("fails with apt's words, and leaves nothing behind", async () => {
  await expect(unpack(["redis-server"], { APT_FAILS: "yes" })).rejects.toThrow("E: no list of packages");
  expect(existsSync(folder())).toBe(false);
  expect(readdirSync(place).toSorted()).toEqual(["apt-get", "dpkg"]);
});
