import type { Address, Chain } from "@lunas/catalog/chain";
import type { ApprovalState } from "@lunas/domain/settlement/confirm/sightings";
import type { BroadcastOutcome } from "@lunas/domain/settlement/ports";
import type { ChainFees } from "@lunas/domain/settlement/submit/fee-market";
import type { Clock } from "@lunas/domain/shared/clock";
import type { FakeLedger, Mishap } from "./fake-ledger";
import type { FakeMempool } from "./fake-mempool";
import type { FakeTransaction } from "./fake-transaction";

/** The mutable heart of a fake chain, shared by its connections. */
export interface FakeNode {
  readonly chain: Chain;
  readonly clock: Clock;
  readonly ledger: FakeLedger;
  readonly mempool: FakeMempool;
  readonly mishaps: Map<string, Mishap>;
  readonly balances: Map<Address, bigint>;
  readonly approvals: Map<Address, ApprovalState>;
  readonly broadcasts: FakeTransaction[];
  fees: ChainFees;
  broadcast(transactions: readonly FakeTransaction[]): BroadcastOutcome[];
}
