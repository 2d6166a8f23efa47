// Generated from the tokens of this folder: npm run generate
import type { Token } from "../token";
import { idrx } from "./idrx";

/** Every token, in the order in which `/tokens` lists them. */
export const allTokens: readonly Token[] = [idrx];
