import { Link } from "@tanstack/react-router";
import { Icon } from "./icon";

interface CrumbsProps {
  readonly to: "/channels" | "/holds" | "/webhooks";
  readonly title: string;
}

/** The way back from a record to the list that it stands in. */
export function Crumbs({ to, title }: CrumbsProps) {
  return (
    <p className="crumbs">
      <Link to={to}>
        <Icon name="back" size={15} />
        {title}
      </Link>
    </p>
  );
}
