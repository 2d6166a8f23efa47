import { playHostileWallets } from "./hostile-wallets";

describe("in bundles", () => playHostileWallets(25));
