import type { ReactNode } from "react";
import { conditionsAnchor, leadPath, type LeadCampaign } from "../../leads/leads-contract.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { linksInShop } from "../text/links-in-shop.ts";

export interface LeadPageProps {
  breadcrumbLabel: string;
  campaign: LeadCampaign;
  /** Other campaigns that take entries. */
  others: { title: string; campaigns: LeadCampaign[] };
  /** The blocks above the form. */
  above?: ReactNode;
  /** The form, or why there is none. */
  children: ReactNode;
}

/** Renders a campaign page: its text, its form, its conditions. */
export function LeadPage({ breadcrumbLabel, campaign, others, above, children }: LeadPageProps) {
  const { title, description, conditions } = campaign;
  return (
    <div className="kontor-page kontor-lead">
      <Breadcrumb label={breadcrumbLabel} path={[]} current={title} />
      <div className="kontor-intro">
        <h1>{title}</h1>
        <p>{description}</p>
      </div>
      <div className="kontor-lead__columns">
        {above}
        {children}
      </div>
      {conditions && (
        <section
          className="kontor-lead__conditions"
          id={conditionsAnchor}
          aria-labelledby="lead-terms"
        >
          <h2 id="lead-terms">{conditions.title}</h2>
          <EditorText html={conditions.text} />
        </section>
      )}
      {others.campaigns.length > 0 && (
        <nav className="kontor-lead__others" aria-labelledby="lead-others">
          <h2 id="lead-others">{others.title}</h2>
          <ul>
            {others.campaigns.map((other) => (
              <li key={other.id}>
                <a className="kontor-link" href={leadPath(other)}>
                  {other.title}
                </a>
                <p>{other.description}</p>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Renders HTML of Markdown that the shop's team wrote. */
export const EditorText = ({ html }: { html: string }) => (
  <div className="kontor-text" dangerouslySetInnerHTML={{ __html: linksInShop(html) }} />
);
