import type { RpcError } from "./rpc";

/** The answers are longer than the client, or the node, allows for one round trip. */
export class LongBody extends Error {}

/** geth -32003 "response too large", reth and others -32008 "Response is too big" and, for a whole batch, -32011 "The batch response was too large". */
const codes: readonly number[] = [-32003, -32008, -32011];

/** Whether a node refuses because of the length of its own answer. A contract's text has another code. */
export function isResponseTooLong({ code, message }: RpcError): boolean {
  return codes.includes(code) && /response\b.*\b(large|big|exceeded)/i.test(message);
}
