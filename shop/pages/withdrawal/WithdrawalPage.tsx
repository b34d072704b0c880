import type { ReactNode } from "react";
import { Breadcrumb } from "../document/Breadcrumb.tsx";

export interface WithdrawalPageProps {
  breadcrumbLabel: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/** Renders the frame that the steps of a withdrawal and its receipt share. */
export function WithdrawalPage({ breadcrumbLabel, title, intro, children }: WithdrawalPageProps) {
  return (
    <div className="kontor-page kontor-withdrawal">
      <Breadcrumb label={breadcrumbLabel} path={[]} current={title} />
      <div className="kontor-intro">
        <h1>{title}</h1>
        <p>{intro}</p>
      </div>
      {children}
    </div>
  );
}
