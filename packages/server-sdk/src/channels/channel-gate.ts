import type { ChannelSettlement, ChargeResponse } from "@lunas/protocol/wire/channels";

/** A channel paid. Serve the content, with these headers. */
export interface GateCharged {
  readonly result: "charged";
  readonly status: 200;
  /** Null: a channel's charge has no transaction. */
  readonly txHash: null;
  readonly charge: ChargeResponse;
  readonly settlement: ChannelSettlement;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * For a handler that failed: takes the charge back, so that the payer's same header is served again. The adapters do it themselves. Resolves
   * to whether it is taken back; never throws.
   */
  readonly giveBack: () => Promise<boolean>;
}

/** Send it as the answer: the payer closed a channel, and nothing was sold. */
export interface GateAnswered {
  readonly result: "answered";
  readonly status: 200;
  readonly body: {
    readonly refunded: true;
    readonly channelId: string;
    readonly amount: string;
    readonly transaction: string;
  };
  readonly page: null;
  readonly headers: Readonly<Record<string, string>>;
}
