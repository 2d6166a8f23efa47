import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { LibraryEnvironment } from "@lunas/protocol/wire/environment";
import type { Connection } from "../call-api";
import type { TestMoney } from "../paywall/test-money";
import type { Admission } from "./admission";
import type { CodeLookUp } from "./look-up-code";
import type { Releases } from "./releases";
import type { WaitLimit } from "./settle-with-retries";
import type { Unfinished } from "./unfinished";

export interface GateDeps extends Omit<WaitLimit, "maxWaitMs"> {
  readonly connection: Connection;
  readonly environment: LibraryEnvironment;
  readonly section: "sandbox" | "production";
  readonly chain: () => Promise<ChainConfig>;
  readonly unfinished: Unfinished;
  readonly admission: Admission;
  readonly codeAt: CodeLookUp;
  readonly releases: Releases;
  /** Null where the money is real. */
  readonly testMoney: TestMoney | null;
}
