import { endpointHosts } from "./endpoint-hosts";

test("gives host and port without credentials", () => {
  const urls = [
    "https://user:secret@rpc.example/v2/key?token=key",
    "https://rpc.example/v2/other",
    "http://127.0.0.1:8545",
    "http://[::1]/x",
  ];
  expect(endpointHosts(urls)).toEqual(["rpc.example:443", "rpc.example:443 (2)", "127.0.0.1:8545", "[::1]:80"]);
});
