import type { ReactNode } from "react";
import type { SiteContent } from "../../sites/site-content.ts";
import { AccordionBlock } from "./blocks/AccordionBlock.tsx";
import { ActionBlock } from "./blocks/ActionBlock.tsx";
import { PictureBlock } from "./blocks/PictureBlock.tsx";
import { ProductsBlock } from "./blocks/ProductsBlock.tsx";
import { QuotationBlock } from "./blocks/QuotationBlock.tsx";
import { StepsBlock } from "./blocks/StepsBlock.tsx";
import { TableBlock } from "./blocks/TableBlock.tsx";
import { TeasersBlock } from "./blocks/TeasersBlock.tsx";
import { TextBlock } from "./blocks/TextBlock.tsx";
import { VideoBlock } from "./blocks/VideoBlock.tsx";
import type { ShownBlock } from "./shown-block.ts";

export interface ContentBlocksProps {
  blocks: ShownBlock[];
  content: Pick<SiteContent, "site" | "texts">;
}

/** Renders the blocks of a page below each other. */
export const ContentBlocks = ({ blocks, content }: ContentBlocksProps) => (
  <div className="kontor-content">
    {blocks.map((block, index) => (
      <Block key={index} block={block} id={`kontor-block-${index}`} content={content} />
    ))}
  </div>
);

function Block({
  block,
  id,
  content: { site, texts },
}: Pick<ContentBlocksProps, "content"> & { block: ShownBlock; id: string }): ReactNode {
  switch (block.kind) {
    case "text":
      return <TextBlock {...block} />;
    case "picture":
      return <PictureBlock {...block} />;
    case "products":
      return <ProductsBlock {...block} id={id} site={site} texts={texts} />;
    case "teasers":
      return <TeasersBlock {...block} id={id} />;
    case "quotation":
      return <QuotationBlock {...block} />;
    case "video":
      return <VideoBlock {...block} texts={texts.contentPages} />;
    case "accordion":
      return <AccordionBlock {...block} id={id} />;
    case "table":
      return <TableBlock {...block} />;
    case "steps":
      return <StepsBlock {...block} id={id} texts={texts.contentPages} />;
    case "action":
      return <ActionBlock {...block} />;
    case "form":
      return <div className="kontor-content__form">{block.form}</div>;
  }
}
