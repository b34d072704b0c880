import type { SiteContent } from "../../sites/site-content.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { FocusedPicture } from "./blocks/FocusedPicture.tsx";
import { TeasersBlock } from "./blocks/TeasersBlock.tsx";
import { ContentBlocks } from "./ContentBlocks.tsx";
import type { ShownBlock, ShownPicture, ShownTeaser } from "./shown-block.ts";

export interface BlocksPageProps {
  content: Pick<SiteContent, "site" | "texts">;
  page: { title: string; lead: string };
  picture?: ShownPicture;
  blocks: ShownBlock[];
  /** Other pages to read. */
  more: ShownTeaser[];
}

/** Renders a page of blocks: a large picture, title and lead, the blocks, and links to other such pages. */
export function BlocksPage({
  content,
  page: { title, lead },
  picture,
  blocks,
  more,
}: BlocksPageProps) {
  const { catalogue, contentPages } = content.texts;
  return (
    <div className="kontor-page kontor-content-page">
      <Breadcrumb label={catalogue.breadcrumb} path={[]} current={title} />
      <article>
        <header className="kontor-content__head">
          {picture && (
            <FocusedPicture picture={picture} sizes="(width < 1440px) 100vw, 1344px" isFirst />
          )}
          <div>
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
        </header>
        <ContentBlocks blocks={blocks} content={content} />
      </article>
      {more.length > 0 && (
        <div className="kontor-content kontor-content__more">
          <TeasersBlock id="kontor-more" title={contentPages.more} teasers={more} />
        </div>
      )}
    </div>
  );
}
