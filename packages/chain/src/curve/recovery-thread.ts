// The thread of `openRecoveries`: recovers the signers of signatures, and nothing else.
import { parentPort } from "node:worker_threads";
import { createKeccak, type IHasher } from "hash-wasm";
import { nativeCurve } from "./native-curve";
import { answerBytes, type RecoveryMessage, requestBytes } from "./recovery-message";

function recoverRows(hasher: IHasher, requests: Uint8Array): Uint8Array {
  if (nativeCurve === null) throw new Error("there is no native curve on this machine");
  const count = requests.length / requestBytes;
  const answers = new Uint8Array(count * answerBytes);
  for (let index = 0; index < count; index += 1) {
    const request = requests.subarray(index * requestBytes, (index + 1) * requestBytes);
    try {
      const key = nativeCurve.recover(request.subarray(0, 32), request.subarray(32, 96), request[96] as number);
      const hash = hasher.init().update(key.subarray(1)).digest("binary");
      answers[index * answerBytes] = 1;
      answers.set(hash.subarray(12), index * answerBytes + 1);
    } catch {
      // No key: the row stays 0.
    }
  }
  return answers;
}

void createKeccak(256).then((hasher) => {
  parentPort?.on("message", ({ id, rows }: RecoveryMessage) => {
    const answer: RecoveryMessage = { id, rows: recoverRows(hasher, rows) };
    parentPort?.postMessage(answer, [answer.rows.buffer as ArrayBuffer]);
  });
});
