import type { Chain, Environment } from "@lunas/catalog/chain";
import type { PayableLinks, PaymentLinks } from "@lunas/domain/link/ports";
import type { Author } from "@lunas/domain/operations/audit-entry";
import type { Clock } from "@lunas/runtime/clock";
import type { FacilitateRouteDeps } from "../payments/facilitate";
import type { FundDeps } from "../sandbox/fund";

export interface PaymentLinkDeps {
  readonly links: Pick<PaymentLinks, "list" | "find">;
  readonly linksBy: (author: Author) => PaymentLinks;
  readonly chainsOf: (environment: Environment) => readonly [Chain, ...Chain[]];
  readonly clock: Clock;
  readonly publicUrl: string;
}

export interface PayLinkDeps extends FacilitateRouteDeps {
  /** None where the environment is not served. */
  readonly chainsIn: (environment: Environment) => readonly Chain[];
  readonly payable: PayableLinks;
  readonly clock: Clock;
  /** The origins of the service's own pages: no other page may pay by a link. */
  readonly ownOrigins: readonly string[];
  readonly publicUrl: string;
}

export interface TestWalletDeps extends Pick<PayLinkDeps, "payable" | "clock" | "ownOrigins">, FundDeps {}
