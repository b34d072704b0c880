import type { ReactNode } from "react";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { accountSections, type AccountSection } from "../../customer/account-texts.ts";
import type { DoneKey } from "../../customer/customer-contract.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { DoneNotice } from "./AccountPage.tsx";
import { sectionPaths } from "./account-sections.ts";

export interface AccountFrameProps {
  texts: SiteTexts;
  /** The title of the account's first page. */
  accountTitle: string;
  section: AccountSection;
  /** The sections that the site has; all by default. */
  sections?: readonly AccountSection[];
  /** The title of a page that belongs to the section. */
  title?: string;
  /** By default the section's own text. */
  intro?: ReactNode;
  /** The message about the form that was just submitted. */
  done?: DoneKey;
  children: ReactNode;
}

/** Renders a page of an account, with links to the others: beside it on wide screens, below it on phones. */
export function AccountFrame({
  texts,
  accountTitle,
  section,
  sections: shown = accountSections,
  title,
  intro,
  done,
  children,
}: AccountFrameProps) {
  const { sections } = texts.account;
  const heading = title ?? (section === "overview" ? accountTitle : sections[section].title);
  return (
    <div className="kontor-page">
      <Breadcrumb
        label={texts.catalogue.breadcrumb}
        path={pathTo(section, { accountTitle, texts, isBelow: title !== undefined })}
        current={heading}
      />
      <div className="kontor-account-frame" data-section={section}>
        <div>
          <div className="kontor-intro">
            <h1>{heading}</h1>
            {intro === undefined ? <p>{sections[section].text}</p> : intro}
          </div>
          <DoneNotice texts={texts.customer} done={done} />
          {children}
        </div>
        <AccountNavigation
          {...{ texts, accountTitle, section, sections: shown, isBelow: title !== undefined }}
        />
      </div>
    </div>
  );
}

function AccountNavigation({
  texts,
  accountTitle,
  section: current,
  sections,
  isBelow,
}: Required<Pick<AccountFrameProps, "texts" | "accountTitle" | "section" | "sections">> & {
  isBelow: boolean;
}) {
  return (
    <nav className="kontor-account-nav" aria-label={accountTitle}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a
              href={sectionPaths[section]}
              aria-current={section === current ? (isBelow ? "true" : "page") : undefined}
            >
              {texts.account.sections[section].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the pages above one of a section. */
function pathTo(
  section: AccountSection,
  {
    accountTitle,
    texts,
    isBelow,
  }: Pick<AccountFrameProps, "accountTitle" | "texts"> & { isBelow: boolean },
) {
  if (section === "overview") return [];
  const account = { id: "account", name: accountTitle, url: sectionPaths.overview };
  if (!isBelow) return [account];
  const { title: name } = texts.account.sections[section];
  return [account, { id: section, name, url: sectionPaths[section] }];
}
