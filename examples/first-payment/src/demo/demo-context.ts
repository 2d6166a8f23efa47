import type { Lunas } from "../call-lunas";
import type { SandboxChain } from "../read-chain";
import type { Story } from "../story";

/** What every scene plays with. */
export interface DemoContext {
  readonly lunas: Lunas;
  readonly story: Story;
  readonly chain: SandboxChain;
}
