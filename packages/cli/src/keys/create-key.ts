import { IssuedApiKey } from "@lunas/protocol/api/api-keys";
import { parse } from "@lunas/protocol/validate";
import { Misuse } from "../misuse";
import { changeProfile } from "../profile";
import { ask } from "../service";
import { table } from "../table";
import type { SignedIn } from "./signed-in";

export interface KeyWish {
  readonly environment?: string | undefined;
  readonly type?: string | undefined;
  readonly origin?: readonly string[] | undefined;
  readonly label?: string | undefined;
  readonly save?: boolean | undefined;
}

const sections: Readonly<Record<string, "sandbox" | "production">> = {
  ...{ sandbox: "sandbox", local: "sandbox" },
  ...{ production: "production", base: "production", live: "production" },
};

/** Throws `Misuse` at once where the wish makes no sense. */
export function createKey({ environment = "sandbox", type = "secret", origin, label = "", save }: KeyWish) {
  const section = sections[environment];
  if (section === undefined)
    throw new Misuse("--environment must be sandbox or production (also called base, or live)");
  oneOf("--type", type, ["secret", "publishable"]);
  if ((type === "publishable") !== (origin !== undefined)) {
    throw new Misuse("--origin belongs to a publishable key, and a publishable key needs one");
  }
  if (save === true && type !== "secret") throw new Misuse("--save is for secret keys");
  const body = { environment: section, type, label, ...(origin === undefined ? {} : { allowedOrigins: origin }) };
  return async ({ desk, session }: SignedIn): Promise<void> => {
    const call = { method: "POST", path: "/merchant/api-keys", body, headers: session } as const;
    const issued = (await ask(desk.url, call, (value) => parse(IssuedApiKey, value))).body;
    const { key, ...rest } = issued;
    if (save !== true) return showKey({ desk, session }, issued);
    await changeProfile(desk.profileFile, { apiKey: key });
    const rows = [
      ["id", issued.id],
      ["key", `${issued.prefix}…`],
      ["kept in", desk.profileFile],
    ];
    desk.tell({ ...rest, profileFile: desk.profileFile }, table(rows));
  };
}

function oneOf(option: string, given: string, words: readonly string[]): void {
  if (!words.includes(given)) throw new Misuse(`${option} must be ${words.join(" or ")}`);
}

/** The one time that it is shown. */
export function showKey({ desk }: SignedIn, { id, key, ...rest }: Omit<IssuedApiKey, "label">): void {
  const rows = [
    ["id", id],
    ["key", key],
  ];
  desk.tell({ id, key, ...rest }, `${table(rows)}\n\nThis is the only time that the key is shown.`);
}
