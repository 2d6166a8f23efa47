import { memoryStores } from "../fakes/memory-stores";
import { gasContract } from "./gas-contract";
import { giveBackContract } from "./give-back-contract";
import { historyStoreContract } from "./history-store-contract";
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
