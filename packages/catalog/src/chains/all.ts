import { base } from "./base";
import { sandbox } from "./sandbox";

/** Every chain, in the order in which `/config` and `/health` show them. An environment's first chain is its default. */
export const chainFiles = [sandbox, base] as const;
