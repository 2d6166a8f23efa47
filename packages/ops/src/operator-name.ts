import type { Kind } from "@lunas/runtime/settings";

const mostCharacters = 100;

/** The name of an operator, as the audit log keeps it: one line, without the spaces around it. */
export const operatorName: Kind<string> = {
  expected: `a name of 1 to ${mostCharacters} characters, without control characters`,
  parse: (text) => {
    const name = text.trim();
    return name.length > 0 && name.length <= mostCharacters && !/[\p{Cc}\p{Cf}]/u.test(name) ? name : undefined;
  },
};
