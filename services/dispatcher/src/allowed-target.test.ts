import { refusalOfAddress, refusalOfUrl } from "./allowed-target";

const inProduction = { allowPrivateTargets: false };
const inDevelopment = { allowPrivateTargets: true };

describe("refusalOfUrl", () => {
  it.each([
    "https://shop.example/hooks",
    "https://shop.example:8443/hooks?a=b",
    "https://8.8.8.8/",
    "https://[2606:4700::6810:84e5]/hook",
    "https://1.1.1.1:444/",
    "https://localhost.example/",
  ])("allows %s before its resolution", (url) => {
    expect(refusalOfUrl(url, inProduction)).toBeNull();
  });

  it.each([
    ["http://shop.example/", "not https"],
    ["ftp://shop.example/", "not https"],
    ["file:///etc/passwd", "not https"],
    ["gopher://shop.example/", "not https"],
    ["shop.example", "not a URL"],
    ["", "not a URL"],
    ["https://", "not a URL"],
    ["https://user:secret@shop.example/", "credentials in the URL"],
    ["https://user@shop.example/", "credentials in the URL"],
    ["https://127.0.0.1/", "not a public address"],
    ["https://127.1/", "not a public address"],
    ["https://127.0.0.1./", "not a public address"],
    ["https://0177.0.0.1/", "not a public address"],
    ["https://0x7f.0.0.1/", "not a public address"],
    ["https://0x7f000001/", "not a public address"],
    ["https://2130706433/", "not a public address"],
    ["https://017700000001/", "not a public address"],
    ["https://①②⑦.0.0.1/", "not a public address"],
    ["https://0/", "not a public address"],
    ["https://169.254.169.254/latest/meta-data", "not a public address"],
    ["https://2852039166/", "not a public address"],
    ["https://192.168.1.1:8080/", "not a public address"],
    ["https://[::1]/", "not a public address"],
    ["https://[::]/", "not a public address"],
    ["https://[::ffff:127.0.0.1]/", "not a public address"],
    ["https://[::ffff:8.8.8.8]/", "not a public address"],
    ["https://[0:0:0:0:0:ffff:7f00:1]/", "not a public address"],
    ["https://[64:ff9b::7f00:1]/", "not a public address"],
    ["https://[fd00:ec2::254]/", "not a public address"],
  ])("refuses %s: %s", (url, refusal) => {
    expect(refusalOfUrl(url, inProduction)).toBe(refusal);
  });

  it("allows http and private addresses in development, but no credentials", () => {
    expect(refusalOfUrl("http://localhost:4000/hook", inDevelopment)).toBeNull();
    expect(refusalOfUrl("http://127.0.0.1:4000/hook", inDevelopment)).toBeNull();
    expect(refusalOfUrl("http://me:secret@127.0.0.1/", inDevelopment)).toBe("credentials in the URL");
    expect(refusalOfUrl("ftp://127.0.0.1/", inDevelopment)).toBe("not https");
  });
});

describe("refusalOfAddress", () => {
  it.each([
    ["an ordinary one", "93.184.216.34"],
    ["the end of the private block's neighbour", "172.15.255.255"],
    ["the beginning of the next", "172.32.0.0"],
    ["before CGNAT", "100.63.255.255"],
    ["after CGNAT", "100.128.0.0"],
    ["IPv6", "2a00:1450:4001:81b::200e"],
  ])("takes %s", (_what, address) => {
    expect(refusalOfAddress(address, inProduction)).toBeNull();
  });

  it.each([
    ["this network", "0.0.0.0"],
    ["this network's hosts", "0.1.2.3"],
    ["loopback", "127.0.0.1"],
    ["all of loopback", "127.255.255.254"],
    ["private 10/8", "10.0.0.1"],
    ["private 172.16/12, first", "172.16.0.1"],
    ["private 172.16/12, last", "172.31.255.255"],
    ["private 192.168/16", "192.168.0.1"],
    ["link-local", "169.254.1.1"],
    ["cloud metadata", "169.254.169.254"],
    ["CGNAT, first", "100.64.0.0"],
    ["CGNAT, last", "100.127.255.255"],
    ["protocol assignments", "192.0.0.8"],
    ["documentation 1", "192.0.2.1"],
    ["documentation 2", "198.51.100.7"],
    ["documentation 3", "203.0.113.7"],
    ["6to4 relays", "192.88.99.1"],
    ["benchmarks", "198.18.0.1"],
    ["benchmarks, last", "198.19.255.255"],
    ["multicast", "224.0.0.1"],
    ["multicast, last", "239.255.255.255"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified v6", "::"],
    ["loopback v6", "::1"],
    ["mapped loopback", "::ffff:127.0.0.1"],
    ["mapped private, in hex", "::ffff:c0a8:0101"],
    ["mapped public", "::ffff:8.8.8.8"],
    ["compatible loopback", "::127.0.0.1"],
    ["translated (SIIT)", "::ffff:0:127.0.0.1"],
    ["NAT64", "64:ff9b::10.0.0.1"],
    ["local NAT64", "64:ff9b:1::10.0.0.1"],
    ["link-local v6", "fe80::1"],
    ["link-local v6 with its zone", "fe80::1%eth0"],
    ["site-local v6", "fec0::1"],
    ["unique local fc", "fc00::1"],
    ["unique local fd", "fd12:3456:789a::1"],
    ["multicast v6", "ff02::1"],
    ["documentation v6", "2001:db8::1"],
    ["documentation v6, the second", "3fff::1"],
    ["discard", "100::1"],
    ["Teredo", "2001::1"],
    ["6to4 of loopback", "2002:7f00:1::1"],
    ["ORCHID", "2001:20::1"],
    ["benchmarks v6", "2001:2::1"],
    ["segment routing", "5f00::1"],
    ["not yet given out", "4000::1"],
    ["no address", "localhost"],
    ["nothing", ""],
  ])("refuses %s", (_what, address) => {
    expect(refusalOfAddress(address, inProduction)).toBe("not a public address");
  });
});
