import type { ReactNode } from "react";

/** A part of a page for staff: a panel with a heading. */
export const StaffPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="kontor-panel" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Lists facts by their names. Leaves out those without a value. */
export const StaffFacts = ({ facts }: { facts: Record<string, ReactNode> }) => (
  <dl className="kontor-staff__facts">
    {Object.entries(facts).map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

/** Says why a form was refused, if it was. */
export const StaffProblem = ({ text }: { text: string | undefined }) =>
  text && (
    <div className="kontor-notice" data-kind="error" role="alert">
      <p>{text}</p>
    </div>
  );
