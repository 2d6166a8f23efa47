import type { Address } from "@lunas/catalog/chain";
import { createKmsSigner } from "@lunas/chain/send/kms-signer";
import { createRemoteSigner, type RemoteSigner } from "@lunas/chain/send/remote-signer";
import type { Signer } from "@lunas/chain/send/signer";
import type { SignerObserver } from "@lunas/chain/send/signer-observer";
import { createWeb3Signer } from "@lunas/chain/send/web3-signer";
import { SignerUnavailable } from "@lunas/domain/settlement/lanes/signing-faults";
import { openAwsKms } from "@lunas/settler/keys/aws-kms";
import { openGcpKms } from "@lunas/settler/keys/gcp-kms";
import { signerContract, transactionToSign } from "@lunas/testkit/contracts/signer-contract";
import { type KeyServer, startKeyServer } from "@lunas/testkit/fakes/key-server";

/** The vendors' own clients, against a server that speaks as theirs do. */
const chainId = 1_337;
const privateKey = `0x${"7e".repeat(32)}`;
const gcpVersion = "projects/p/locations/l/keyRings/r/cryptoKeys/k/cryptoKeyVersions/1";
const before = { ...process.env };

// The vendors' clients are loaded by the first test that needs them.
jest.setTimeout(20_000);

let server: KeyServer;
beforeAll(async () => {
  server = await startKeyServer({ privateKey, chainId });
  process.env.AWS_ACCESS_KEY_ID = "AKIDEXAMPLE";
  process.env.AWS_SECRET_ACCESS_KEY = "an example";
  process.env.AWS_REGION = "ap-southeast-3";
  process.env.GCE_METADATA_HOST = new URL(server.url).host;
  process.env.METADATA_SERVER_DETECTION = "assume-present";
});
afterAll(async () => {
  await server.stop();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
afterEach(() => server.fault("none"));

type Home = "aws-kms" | "gcp-kms" | "web3signer";
const homes: readonly Home[] = ["aws-kms", "gcp-kms", "web3signer"];

async function open(home: Home, signal: AbortSignal): Promise<Signer> {
  const endpoint = server.url;
  if (home === "aws-kms") return createKmsSigner(await openAwsKms("alias/relayer", { endpoint }), signal);
  if (home === "gcp-kms") return createKmsSigner(await openGcpKms(gcpVersion, { endpoint }), signal);
  return createWeb3Signer({ address: server.address as Address, url: endpoint });
}

interface SignerReports {
  readonly reported: (readonly [string, object])[];
  readonly signer: RemoteSigner;
}

/** For signers that do not answer; the others may be slow where other tests run. */
const deadlineMs = 2_000;

function remote(home: Home, { expected = null as Address | null, id = chainId, within = 10_000 } = {}): SignerReports {
  const reported: (readonly [string, object])[] = [];
  const observe: SignerObserver = {
    signerUnavailable: (event) => void reported.push(["unavailable", event]),
    signerReady: (event) => void reported.push(["ready", event]),
    signerWrong: (event) => void reported.push(["wrong", event]),
    signatureRefused: () => undefined,
  };
  const address = home === "web3signer" ? (expected ?? (server.address as Address)) : expected;
  const signer = createRemoteSigner({
    ...{ name: home, observe, chainId: id, expected: address, deadlineMs: within },
    open: (signal) =>
      expected !== null && home === "web3signer"
        ? Promise.resolve(createWeb3Signer({ address: expected, url: server.url }))
        : open(home, signal),
  });
  return { reported, signer };
}

for (const home of homes) {
  signerContract(home, async () => ({
    signer: await open(home, AbortSignal.timeout(5_000)),
    expected: server.address,
  }));

  signerContract(`${home}, its s in the upper half`, async () => {
    server.fault("high_s");
    return { signer: await open(home, AbortSignal.timeout(5_000)), expected: server.address };
  });
}

describe.each(homes)("%s", (home) => {
  it("is ready once it has signed a transaction that no chain takes", async () => {
    const { signer, reported } = remote(home);
    expect(signer.canSign()).toBe(false);
    await expect(signer.sign(transactionToSign(chainId))).rejects.toThrow(SignerUnavailable);
    expect(await signer.probe()).toEqual({ kind: "ready", address: server.address });
    expect([signer.canSign(), signer.address()]).toEqual([true, server.address]);
    expect(reported).toEqual([["ready", { signer: home, address: server.address }]]);
  });

  it.each(["hangs", "errors", "denies", "garbage"] as const)(
    "that %s is unavailable within its deadline, is told of once, and comes back by itself",
    async (fault) => {
      const { signer, reported } = remote(home, { within: deadlineMs });
      await signer.probe();
      server.fault(fault);
      const since = performance.now();
      const signing = Array.from({ length: 5 }, () => signer.sign(transactionToSign(chainId)));
      const results = await Promise.allSettled(signing);
      expect(results.map((each) => each.status === "rejected" && each.reason instanceof SignerUnavailable)).toEqual(
        Array.from({ length: 5 }, () => true),
      );
      expect(performance.now() - since).toBeLessThan(3 * deadlineMs);
      expect(signer.canSign()).toBe(false);
      expect(await signer.probe()).toMatchObject({ kind: "unavailable" });
      expect(reported.map(([what]) => what)).toEqual(["ready", "unavailable"]);
      server.fault("none");
      expect(await signer.probe()).toMatchObject({ kind: "ready" });
      expect(reported.map(([what]) => what)).toEqual(["ready", "unavailable", "ready"]);
    },
  );

  it("that signs with another key is not used", async () => {
    const { signer } = remote(home);
    await signer.probe();
    server.fault("wrong_key");
    await expect(signer.sign(transactionToSign(chainId))).rejects.toThrow("did not sign with the key of 0x");
    expect(signer.canSign()).toBe(false);
    const booting = remote(home);
    const probed = await booting.signer.probe();
    expect(probed).toMatchObject({ kind: "wrong", problem: expect.stringMatching(/did not sign with the key of/) });
    expect(booting.reported.map(([what]) => what)).toEqual(["wrong"]);
  });

  it("of another address than the settings require is wrong, and says both", async () => {
    const expected = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
    const probed = await remote(home, { expected }).signer.probe();
    expect(probed).toMatchObject({ kind: "wrong", problem: expect.stringContaining(expected) });
  });

  it("that is not there at boot joins later", async () => {
    server.fault("hangs");
    const { signer } = remote(home, { within: deadlineMs });
    const reason = `it has not answered within ${deadlineMs} ms`;
    expect(await signer.probe()).toMatchObject({ kind: "unavailable", reason });
    server.fault("none");
    expect(await signer.probe()).toMatchObject({ kind: "ready", address: server.address });
  });
});

it.each(["aws-kms", "gcp-kms"] as const)("%s: a key that does not exist is wrong, not away", async (home) => {
  server.fault("missing");
  expect(await remote(home).signer.probe()).toMatchObject({ kind: "wrong" });
});

it("web3signer of another chain is wrong: what it signs is not what was asked for", async () => {
  expect(await remote("web3signer", { id: 8_453 }).signer.probe()).toMatchObject({ kind: "wrong" });
});

it("AWS is asked for a digest, by requests that its signature covers", async () => {
  const signer = await open("aws-kms", AbortSignal.timeout(5_000));
  await signer.sign(transactionToSign(chainId));
  const received = server.requests.findLast(({ what }) => what === "aws:Sign");
  expect(received?.body).toMatchObject({
    KeyId: "alias/relayer",
    MessageType: "DIGEST",
    SigningAlgorithm: "ECDSA_SHA_256",
  });
  expect(received?.authorization).toContain("/ap-southeast-3/kms/aws4_request");
});
