import type { SiteContent } from "../../sites/site-content.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { Questions } from "./Questions.tsx";
import { TextNavigation, type TextNavigationProps } from "./TextNavigation.tsx";
import { linksInShop } from "./links-in-shop.ts";
import type { QuestionGroup } from "./read-questions.ts";
import type { StaticPageKey } from "../../sites/page-paths.ts";

interface TextPageProps {
  /** Its HTML is rendered from Markdown written by the shop's team. */
  page: { key: StaticPageKey; title: string; html: string };
  /** The text as questions, if it consists of them. */
  questions?: QuestionGroup[];
  content: SiteContent;
  navigation: Omit<TextNavigationProps, "children">;
}

/** Renders a page of text: help, legal texts, stores. */
export function TextPage({
  page: { key, title, html },
  questions,
  content,
  navigation,
}: TextPageProps) {
  const { site, texts } = content;
  return (
    <div className="kontor-page">
      <Breadcrumb label={texts.catalogue.breadcrumb} path={[]} current={title} />
      <TextNavigation {...navigation}>
        <article className="kontor-text">
          <h1>{title}</h1>
          {key === "contact" && <ContactCard heading={texts.service.reachUs} content={content} />}
          {questions ? (
            <>
              <Questions groups={questions} texts={texts.service} locale={site.locale} />
              <ContactCard heading={texts.service.moreQuestions} content={content} />
            </>
          ) : (
            <div dangerouslySetInnerHTML={{ __html: linksInShop(html) }} />
          )}
        </article>
      </TextNavigation>
    </div>
  );
}
