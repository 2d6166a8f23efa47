import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { ChannelId, ChannelManager, ChannelOnChain } from "@lunas/domain/channel/channel";
import { emptyChannel, fakeChannelReader } from "../fakes/fake-channel-reader";
import { channelIdOf, idOf, ourAuthorizer, shopWallet } from "./a-channel-body";

export interface FaceOptions {
  readonly isOffered?: boolean;
  /** What settles; null in a part: it is not served. */
  readonly settling?: object;
  readonly authorizers?: readonly string[];
}

/** When the deposits of `aDepositBody` have a minute left. */
const startMs = 1_800_000_000_000;

/** What the x402 endpoints of one merchant on the sandbox work with; its channel has 10,000 base units. */
export function aChannelFace({ isOffered = true, settling = {}, authorizers = [ourAuthorizer] }: FaceOptions = {}) {
  const { now, reader } = fakeChannelReader((_chain, config) => channelIdOf(config));
  const inChannel = (change: Partial<ChannelOnChain>, id: ChannelId = idOf()) => {
    now.states?.set(id, { ...emptyChannel, balance: 10_000n, ...change });
  };
  inChannel({});
  const managers = new Map<ChannelId, ChannelManager>();
  const [held, faults]: [string[], unknown[]] = [[], []];
  let clockMs = startMs;
  const sleep = async (ms: number) => {
    clockMs += ms;
  };
  const offered = {
    ...{ contract: shopWallet, permit2Collector: shopWallet, receiverAuthorizer: ourAuthorizer, withdrawDelay: 86_400 },
  };
  const deps = {
    isSponsored: () => false,
    channelsOn: () => (isOffered ? offered : null),
    channelFace: {
      ...{ reader, managers: { managersOf: async () => managers }, authorizersOf: () => authorizers },
      settling: { deposit: null, actions: null, ...settling },
    },
    facilitate: { clock: { now: () => clockMs }, timer: { sleep } },
    onFault: (error: unknown) => faults.push(error),
  };
  const request = {
    ...{ caller: { merchant: { id: "mer_1", walletAddress: shopWallet } }, chain: sandbox, context: {} },
    ...{ signal: new AbortController().signal, holdOpen: () => held.push("open") },
  };
  return { now, inChannel, managers, held, faults, deps, request };
}
