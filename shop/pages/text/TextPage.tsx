import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { TextNavigation, type TextNavigationProps } from "./TextNavigation.tsx";
import { linksInShop } from "./links-in-shop.ts";

interface TextPageProps {
  title: string;
  /** Rendered from Markdown written by the shop's team. */
  html: string;
  breadcrumbLabel: string;
  navigation: Omit<TextNavigationProps, "children">;
}

/** Renders a page of text: help, legal texts, stores. */
export function TextPage({ title, html, breadcrumbLabel, navigation }: TextPageProps) {
  return (
    <div className="kontor-page">
      <Breadcrumb label={breadcrumbLabel} path={[]} current={title} />
      <TextNavigation {...navigation}>
        <article className="kontor-text">
          <h1>{title}</h1>
          <div dangerouslySetInnerHTML={{ __html: linksInShop(html) }} />
        </article>
      </TextNavigation>
    </div>
  );
}
