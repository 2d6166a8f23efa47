import { until } from "@lunas/testkit/time/until";
import { silentChainObserver } from "../observe";
import type { RpcAnswer } from "../rpc/rpc";
import { pollHeads } from "./poll-heads";

const block: RpcAnswer = {
  result: {
    number: "0x5",
    hash: `0x${"11".repeat(32)}`,
    parentHash: `0x${"22".repeat(32)}`,
    timestamp: "0x6",
    baseFeePerGas: "0x7",
  },
};
const never = 2_000_000_000;

it("polls again at once when it is hurried during a poll", async () => {
  const answers: ((all: RpcAnswer[]) => void)[] = [];
  const heads: number[] = [];
  const poll = pollHeads({
    network: "sandbox",
    rpc: { batch: () => new Promise((resolve) => answers.push(resolve)) },
    observer: silentChainObserver,
    onHead: ({ number }) => void heads.push(number),
    beside: () => ({ calls: [], learn: () => undefined }),
    paceMs: () => never,
  });
  const requested = (count: number) =>
    until(() => answers.length === count, { timeoutMs: 2_000, intervalMs: 1, what: `question ${count}` });
  try {
    await requested(1);
    // The answer in flight may be older than the reason for the hurry.
    poll.hurry();
    answers[0]?.([block]);
    await requested(2);
    expect(heads).toEqual([5]);
  } finally {
    poll.stop();
  }
});
