/**
 * The code of a contract whose calls are in no calldata: a call from any account, without data, makes it call
 * `target` with each of the given bytes. Put it at an address with `anvil_setCode`.
 */
export function opaqueBatch(target: string, calls: readonly string[]): `0x${string}` {
  const bodies = calls.map((call) => call.slice(2));
  const address = target.slice(2).toLowerCase();
  // PUSH2 length, PUSH2 offset, PUSH1 0, CODECOPY; then CALL(gas, target, 0, 0, length, 0, 0) and POP.
  const step = (length: number, offset: number) =>
    `61${hex16(length)}61${hex16(offset)}600039` + `6000600061${hex16(length)}60006000` + `73${address}5af150`;
  const stepBytes = step(0, 0).length / 2;
  let offset = stepBytes * bodies.length + 1;
  const steps = bodies.map((body) => {
    const code = step(body.length / 2, offset);
    offset += body.length / 2;
    return code;
  });
  return `0x${steps.join("")}00${bodies.join("")}`;
}

function hex16(value: number): string {
  return value.toString(16).padStart(4, "0");
}
