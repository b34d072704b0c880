import type { ReactNode } from "react";
import { linksInShop } from "../text/links-in-shop.ts";

/** A text of the contract, rendered from Markdown written by the shop's team. */
export interface ContractText {
  title: string;
  html: string;
}

export interface ContractTextsProps {
  texts: ContractText[];
  /** The order, which is part of each text. */
  children: ReactNode;
}

/** Shows the texts that a shopper has to read before the order, where the law asks for it: each opens in the page. */
export function ContractTexts({ texts, children }: ContractTextsProps) {
  return texts.map(({ title, html }) => (
    <details key={title} className="kontor-contract">
      <summary>{title}</summary>
      {children}
      <div className="kontor-text" dangerouslySetInnerHTML={{ __html: linksInShop(html) }} />
    </details>
  ));
}
