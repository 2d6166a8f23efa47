import { packagesToInstall } from "./unpack-packages";

const simulation = `NOTE: This is only a simulation!
Inst libjemalloc2 (5.3.0-1 Debian:12.15/oldstable [amd64])
Inst redis-tools (5:7.0.15-1~deb12u10 Debian-Security:12/oldstable-security [amd64])
Inst redis-server (5:7.0.15-1~deb12u10 Debian-Security:12/oldstable-security [amd64])
Conf libjemalloc2 (5.3.0-1 Debian:12.15/oldstable [amd64])
`;

it("reads what apt would install", () => {
  expect(packagesToInstall(simulation)).toEqual(["libjemalloc2", "redis-tools", "redis-server"]);
});

it("reads nothing where all is installed", () => expect(packagesToInstall("")).toEqual([]));
