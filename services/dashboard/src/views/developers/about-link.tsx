import { Link } from "@tanstack/react-router";
import type { Environment } from "../../api/calls";
import { isHold } from "./about-of";

interface AboutLinkProps {
  /** Of a payment or of a hold. */
  readonly about: string;
  /** Where it may be another than that of the page. */
  readonly environment?: Environment;
}

export function AboutLink({ about, environment }: AboutLinkProps) {
  const search =
    environment === undefined ? {} : { search: { env: environment === "production" ? environment : undefined } };
  return isHold(about) ? (
    <Link to="/holds/$holdId" params={{ holdId: about }} className="mono" {...search}>
      {about}
    </Link>
  ) : (
    <Link to="/payments/$reference" params={{ reference: about }} className="mono" {...search}>
      {about}
    </Link>
  );
}
