import { type KeyServer, startKeyServer } from "@lunas/testkit/fakes/key-server";
import { until } from "@lunas/testkit/time/until";
import { passTime } from "../channels/chain-time";
import { channelFault, withdrawDelay } from "../channels/channel-fault";
import { restartSettlers } from "../restart-settlers";

let server: KeyServer | undefined;

/** Web3Signer takes requests and does not answer, while the payers' withdrawals run. */
export const authorizerAway = channelFault({
  id: "F44",
  isLong: true,
  title: "the authorizer's signer is away while withdrawals run",
  prepare: async ({ scenario, company }) => {
    const { authorizerKey } = scenario.harness.stack.secrets;
    server = await startKeyServer({ privateKey: authorizerKey, chainId: company.chain.chainId });
    await restartSettlers(scenario, { SANDBOX_CHANNEL_AUTHORIZER: `web3signer:${server.url}#${server.address}` });
  },
  strike: async ({ scenario, channels }) => {
    const signer = server as KeyServer;
    signer.fault("hangs");
    const before = signer.requests.length;
    await Promise.all(channels.map((channel) => channel.startWithdrawal(10_000_000n)));
    await until(() => signer.requests.length > before, { timeoutMs: 20_000, what: "a signature that was asked for" });
    await passTime(scenario.rpcUrl("sandbox"), withdrawDelay / 3);
    for (const channel of channels) expect(await channel.onChain()).toMatchObject({ claimed: 0n });
    signer.fault("none");
  },
  settle: async ({ scenario, channels }) => {
    const areClaimed = async () =>
      (await Promise.all(channels.map((each) => each.onChain()))).every((each) => each.claimed > 0n);
    await until(areClaimed, { timeoutMs: 40_000, what: "the claims" });
    await passTime(scenario.rpcUrl("sandbox"), withdrawDelay);
    await Promise.all(channels.map((channel) => channel.finishWithdrawal()));
  },
  cleanUp: async ({ scenario }) => {
    await restartSettlers(scenario, {});
    await server?.stop();
  },
});
