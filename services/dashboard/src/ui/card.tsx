import type { ReactNode } from "react";

interface CardProps {
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly flush?: boolean;
  readonly id?: string;
}

export function Card({ title, aside, children, flush, id }: CardProps) {
  return (
    <section className="card" id={id}>
      {(title || aside) && (
        <header className="card-head">
          {title && <h2>{title}</h2>}
          {aside && <div className="card-aside">{aside}</div>}
        </header>
      )}
      <div className={flush ? "card-flush" : "card-body"}>{children}</div>
    </section>
  );
}

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** The head of a view: its one title, and what can be done there. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children && <div className="page-actions">{children}</div>}
    </header>
  );
}
