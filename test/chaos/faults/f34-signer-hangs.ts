import { type KeyServer, startKeyServer } from "@lunas/testkit/fakes/key-server";
import type { Company } from "../company";
import type { Fault, Fixture } from "../fault";
import { restartSettlers } from "../restart-settlers";
import { sizes } from "../sizes";

/** Payments that are made at the same time. */
const waveSize = 8;
const normalWaves = 6;
/** What a signer is asked for to show that it can sign has this nonce. */
const testNonce = `0x${Number.MAX_SAFE_INTEGER.toString(16)}`;

let server: KeyServer | undefined;

/** One of the signers is behind a Web3Signer that takes requests and does not answer them; the others sign here as ever. */
export const signerHangs: Fault = {
  id: "F34",
  title: "a signer elsewhere hangs for a minute",
  at: "sent",
  isLong: true,
  setUp: async ({ scenario, company }) => {
    const [first = "", ...others] = scenario.signerKeys;
    server = await startKeyServer({ privateKey: first, chainId: company.chain.chainId });
    await restartSettlers(scenario, {
      SANDBOX_SIGNER_KEYS: others.join(","),
      SANDBOX_SIGNERS: `web3signer:${server.url}#${server.address}`,
    });
  },
  strike: async (fixture) => {
    const { company } = fixture;
    const signer = server as KeyServer;
    await Promise.all(company.sent.map(({ answer }) => answer));
    const normal = await pay(company, (waves) => waves < normalWaves);
    await untilUsed(fixture, signer);
    signer.fault("hangs");
    const [before, since] = [signer.requests.length, performance.now()];
    const during = await pay(company, () => performance.now() - since < sizes.hangMs);
    const caught = requestedFor(signer, before);
    signer.fault("none");
    // One batch was caught; from then on the lane rests, and the signer is only asked whether it is back.
    expect(caught).toBeGreaterThan(0);
    expect(caught).toBeLessThanOrEqual(2 * waveSize);
    const others = during.toSorted((one, other) => one - other).slice(0, during.length - caught);
    expect(others.length).toBeGreaterThan(waveSize);
    expect(p95(others)).toBeLessThanOrEqual(2 * p95(normal));
    // Even those that were caught are paid: by another lane, after the deadline.
    expect(Math.max(...during)).toBeLessThan(p95(normal) + 6_000);
    await untilUsed(fixture, signer);
  },
  recover: async ({ scenario }) => {
    await server?.stop();
    await restartSettlers(scenario, {});
  },
};

/** Wave after wave; answers how long each payment took, in milliseconds. */
async function pay(company: Company, goesOn: (waves: number) => boolean): Promise<number[]> {
  const took: number[] = [];
  for (let waves = 0; goesOn(waves); waves += 1) {
    const since = performance.now();
    const known = company.sent.length;
    await company.pay(waveSize);
    await Promise.all(
      company.sent.slice(known).map(async ({ answer }) => {
        expect((await answer)?.status).toBe(200);
        took.push(performance.now() - since);
      }),
    );
  }
  return took;
}

/** Payments come until the signer has signed for one of them: it is in use (again), by itself. */
async function untilUsed({ company }: Fixture, signer: KeyServer): Promise<void> {
  const before = signer.requests.length;
  const isUsed = () => requestedFor(signer, before) > 0;
  await pay(company, (waves) => !isUsed() && waves < 30);
  expect(isUsed()).toBe(true);
}

/** How many transactions the signer was asked to sign, without those that only show that it can. */
function requestedFor({ requests }: KeyServer, from: number): number {
  const nonces = requests
    .slice(from)
    .map(({ body }) => (body.params as readonly { readonly nonce: string }[])[0]?.nonce);
  return nonces.filter((nonce) => nonce !== testNonce).length;
}

function p95(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;
}
