import type { Address, Chain } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { addressOf } from "./numbered";

/** Now, wherever a builder needs one: unix seconds. */
export const nowSeconds = 1_800_000_000;

/** Where everything happens unless a test says otherwise. */
export const chain: Chain = sandbox;
export const idrx = chain.tokens.IDRX as Address;

export const merchantWallet = addressOf(1_001);
export const payerWallet = addressOf(2_001);
export const thirdPartyWallet = addressOf(3_001);
