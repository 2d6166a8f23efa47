import type { Address, Chain } from "@lunas/catalog/chain";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { decodeRevert } from "../abi/decode-revert";
import { hexQuantity } from "../rpc/hex-quantity";
import { publicWords } from "../rpc/public-words";
import { isBytes } from "../rpc/results";
import type { RpcAnswer, RpcCall, RpcError } from "../rpc/rpc";
import type { SettleCallTo } from "./settle-calldata";

/** Enough for any gas price: the simulation tests the payment, not the relayer's balance. */
const simulatedBalance = hexQuantity(10n ** 24n);

/** Also matches a call whose bytes alone cost more than the limit (a wallet's long signature, EIP-7623). */
const outOfGas =
  /out ?of ?gas|memoryoog|memory limit|gas uint64 overflow|intrinsic gas|gas floor|floor data|call gas cost/i;

export interface SimulationInput {
  readonly call: SettleCallTo;
  /** null: no particular sender; the contract accepts calls from any sender. */
  readonly relayer: Address | null;
  /** The block time of the simulation: an idle chain still has the time of its last block. */
  readonly atSeconds: number;
}

/** `eth_call` of a settlement with the gas limit and a gas price of its transaction. */
export function simulationCall(chain: Chain, input: SimulationInput): RpcCall {
  const { gasLimit, feeCeilingWei } = chain.settlement;
  const { to, data } = input.call;
  const transaction = { to, data, gas: hexQuantity(gasLimit) };
  const blockOverride = { time: hexQuantity(BigInt(input.atSeconds)) };
  if (input.relayer === null) return { method: "eth_call", params: [transaction, "latest", {}, blockOverride] };
  const priced = Object.assign(transaction, { from: input.relayer, gasPrice: hexQuantity(feeCeilingWei) });
  const balances = { [input.relayer]: { balance: simulatedBalance } };
  return { method: "eth_call", params: [priced, "latest", balances, blockOverride] };
}

/** Null: it passed. Else the name of the failure. Throws `Unavailable("chain")` if the node did not run the call. */
export function simulationFailure(answer: RpcAnswer | undefined): string | null {
  if (answer === undefined) throw new Unavailable("chain", "the simulation: no answer");
  if (!("error" in answer)) return null;
  const { error } = answer;
  const data = revertData(error.data);
  if (data !== null && data.length > 2) return decodeRevert(data);
  if (outOfGas.test(error.message)) return "out_of_gas";
  if (isRevert(error)) return "reverted";
  if (/invalid ?(fe ?)?opcode|invalidfeopcode|stack (under|over)flow|invalid jump/i.test(error.message))
    return "reverted";
  throw new Unavailable("chain", `the simulation: ${error.code} ${publicWords(error.message)}`);
}

/** geth, reth, erigon and anvil return code 3 with bytes; nethermind and parity -32015 with `Reverted 0x…`. */
function revertData(data: unknown): Hex | null {
  const text = typeof data === "object" && data !== null && "data" in data ? data.data : data;
  if (typeof text !== "string") return null;
  const bytes = text.replace(/^Reverted /, "");
  return isBytes(bytes) ? (bytes as Hex) : null;
}

function isRevert(error: RpcError): boolean {
  return error.code === 3 || /\brevert/i.test(error.message);
}
