import { playHostileWallets } from "./hostile-wallets";

describe("each settlement in its own transaction", () => playHostileWallets(1));
