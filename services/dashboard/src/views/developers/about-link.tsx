import { Link } from "@tanstack/react-router";
import type { Environment } from "../../api/calls";
import { kindOf } from "./about-of";

interface AboutLinkProps {
  /** The id of a payment, hold, channel or payout. */
  readonly about: string;
  /** Where it may be another than that of the page. */
  readonly environment?: Environment;
}

export function AboutLink({ about, environment }: AboutLinkProps) {
  const env = environment === undefined ? {} : { env: environment === "production" ? environment : undefined };
  const search = environment === undefined ? {} : { search: env };
  switch (kindOf(about)) {
    case "hold":
      return (
        <Link to="/holds/$holdId" params={{ holdId: about }} className="mono" {...search}>
          {about}
        </Link>
      );
    case "channel":
      return (
        <Link to="/channels/$channelId" params={{ channelId: about }} className="mono break" {...search}>
          {about}
        </Link>
      );
    case "payout":
      return (
        <Link to="/channels" search={{ ...env, tab: "payouts" }} className="mono">
          {about}
        </Link>
      );
    default:
      return (
        <Link to="/payments/$reference" params={{ reference: about }} className="mono" {...search}>
          {about}
        </Link>
      );
  }
}
