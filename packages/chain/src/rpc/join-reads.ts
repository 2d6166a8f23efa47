import type { Hex } from "@lunas/domain/shared/hex";
import { decodeAggregate3, encodeAggregate3, type SubAnswer, type SubCall } from "../abi/aggregate3";
import { isBytes } from "./results";
import type { RpcAnswer, RpcCall } from "./rpc";

/** Calls for the node, and the function that turns their answers into those of the wanted calls. */
export interface JoinedCalls {
  readonly calls: readonly RpcCall[];
  merge(answers: readonly RpcAnswer[]): readonly RpcAnswer[];
}

/** Several calls of one Multicall3 as one `eth_call`. */
interface Joined {
  readonly contract: string;
  /** Where the node's answer stands. */
  readonly place: number;
  /** Each sub-call once, whoever wants it, with its place in the list. */
  readonly places: Map<string, number>;
  readonly subCalls: SubCall[];
}

/** Where the answer to a wanted call stands: that of a call of its own, or sub-answers of a joined one. */
interface Source {
  readonly place: number;
  readonly joined?: Joined;
  readonly of?: readonly number[];
}

/**
 * Joins all calls with `reads` of a batch into one `eth_call`, or a few: a node takes several times as long for eight
 * sub-calls of their own as for eight of a longer list, and what payments have in common (the block, the payee, the token)
 * is read once.
 */
export function joinReads(wanted: readonly RpcCall[]): JoinedCalls {
  if (!wanted.some(({ reads }) => reads !== undefined)) return { calls: wanted, merge: (answers) => answers };
  const calls: (RpcCall | Joined)[] = [];
  const open = new Map<string, Joined>();
  const sources = wanted.map((call): Source => {
    if (call.reads === undefined) return { place: calls.push(call) - 1 };
    const { contract, subCalls } = call.reads;
    const joined = roomyOf(open, { contract, count: subCalls.length, place: calls.length });
    if (joined.place === calls.length) calls.push(joined);
    return { place: joined.place, joined, of: subCalls.map((each) => placeOf(joined, each)) };
  });
  return {
    calls: calls.map((each) => ("method" in each ? each : callOf(each))),
    merge: (answers) => {
      const lists = new Map<Joined, readonly SubAnswer[] | null>();
      return sources.map(({ place, joined, of = [] }) => {
        const answer = answers[place] as RpcAnswer;
        if (joined === undefined || "error" in answer) return answer;
        const known = lists.get(joined);
        const list = known === undefined ? listOf(answer.result, joined) : known;
        if (known === undefined) lists.set(joined, list);
        return { result: list === null ? null : of.map((each) => list[each]) };
      });
    },
  };
}

/** The most sub-calls of one `eth_call`: far below what nodes allow in gas and bytes. */
const mostSubCalls = 256;

interface RoomNeeded {
  readonly contract: string;
  readonly count: number;
  /** Of a new call. */
  readonly place: number;
}

function roomyOf(open: Map<string, Joined>, { contract, count, place }: RoomNeeded): Joined {
  const known = open.get(contract);
  if (known !== undefined && known.subCalls.length + count <= mostSubCalls) return known;
  const joined: Joined = { contract, place, places: new Map(), subCalls: [] };
  open.set(contract, joined);
  return joined;
}

function placeOf({ places, subCalls }: Joined, subCall: SubCall): number {
  const key = subCall.target + subCall.data;
  const known = places.get(key);
  if (known !== undefined) return known;
  const place = subCalls.push(subCall) - 1;
  places.set(key, place);
  return place;
}

function callOf({ contract, subCalls }: Joined): RpcCall {
  return { method: "eth_call", params: [{ to: contract, data: encodeAggregate3(subCalls) }, "latest"] };
}

/** Null: no list of as many answers, as of a node of another chain. */
function listOf(result: unknown, { subCalls }: Joined): readonly SubAnswer[] | null {
  return typeof result === "string" && isBytes(result) ? decodeAggregate3(result as Hex, subCalls.length) : null;
}
