import { newId } from "@lunas/domain/shared/id";
import { memoryAuthorizers } from "../fakes/memory-authorizers";
import { memoryChannelReads, memoryChannels, memoryChargeStore } from "../fakes/memory-channels";
import { memoryStores } from "../fakes/memory-stores";
import { authorizerContract } from "./authorizer-contract";
import { channelContract } from "./channel-contract";
import type { ChannelStores } from "./channel-fixture";
import { gasContract } from "./gas-contract";
import { giveBackContract } from "./give-back-contract";
import { historyStoreContract } from "./history-store-contract";
import { holdStoreContract } from "./hold-store-contract";
import { idempotencyContract } from "./idempotency-contract";
import { laneStoreContract } from "./lane-store-contract";
import { pauseContract } from "./pause-contract";
import { paymentBooksContract } from "./payment-books-contract";
import { paymentStoreContract } from "./payment-store-contract";
import { refundContract } from "./refund-contract";
import { settlementStoreContract } from "./settlement-store-contract";
import { sponsorshipContract } from "./sponsorship-contract";
import { waitingContract } from "./waiting-contract";

const inMemory = async () => memoryStores();

paymentStoreContract("in memory", inMemory);
pauseContract("in memory", inMemory);
gasContract("in memory", inMemory);
idempotencyContract("in memory", inMemory);
laneStoreContract("in memory", inMemory);
settlementStoreContract("in memory", inMemory);
historyStoreContract("in memory", inMemory);
paymentBooksContract("in memory", inMemory);
refundContract("in memory", inMemory);
sponsorshipContract("in memory", inMemory);
waitingContract("in memory", inMemory);
giveBackContract("in memory", inMemory);
holdStoreContract("in memory", inMemory);
channelContract("in memory", async (): Promise<ChannelStores> => {
  const rows = memoryChannels();
  return {
    charges: memoryChargeStore(rows),
    reads: memoryChannelReads(rows),
    merchantIds: [newId("mer"), newId("mer")],
    open: async (channel) => void rows.channels.set(channel.id, { channel, last: null, reserved: null, claiming: 0n }),
    chainShows: async (id, { claimed, claiming, status }) => {
      const row = rows.channels.get(id);
      if (row === undefined) throw new Error(`there is no channel ${id}`);
      const { channel } = row;
      row.claiming = claiming ?? row.claiming;
      row.channel = {
        ...{ ...channel, status: status ?? channel.status },
        onChain: { ...channel.onChain, claimed: claimed ?? channel.onChain.claimed },
      };
    },
    close: async () => undefined,
  };
});
authorizerContract("in memory", () => memoryAuthorizers());
