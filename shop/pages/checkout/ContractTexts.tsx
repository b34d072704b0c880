import { linksInShop } from "../text/links-in-shop.ts";

/** A text of the contract, rendered from Markdown written by the shop's team. */
export interface ContractText {
  title: string;
  html: string;
}

/** Shows the texts that a shopper has to read before the order, where the law asks for it: each opens in the page. */
export function ContractTexts({ texts }: { texts: ContractText[] }) {
  return texts.map(({ title, html }) => (
    <details key={title} className="kontor-contract">
      <summary>{title}</summary>
      <div
        className="kontor-text"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard
        tabIndex={0}
        role="region"
        aria-label={title}
        dangerouslySetInnerHTML={{ __html: linksInShop(html) }}
      />
    </details>
  ));
}
