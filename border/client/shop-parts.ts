import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { BorderTexts } from "../border-site.ts";
import type { Successor } from "./shopper-state.ts";
import type { ConsentTexts } from "../consent/consent-contract.ts";

export interface IslandModule {
  /**
   * Returns when the island reacts to events, or a promise of that. Resolves to the successors of elements that it has replaced.
   */
  hydrate(
    container: Element,
    data: unknown,
    answers: Promise<unknown>[],
  ): void | Promise<Successor | void>;
}

export type IslandLoaders = Record<string, () => Promise<IslandModule>>;

/** The shop's parts that its pages hand to the border. */
export interface ShopParts {
  /** The islands of the shop's pages, by file name. */
  islands?: IslandLoaders;
  /** Loads the module that loads texts, for the few browsers that need other texts than the page contains. */
  loadWords(): Promise<ShopWords>;
}

export interface ShopWords {
  /** Loads the texts of parts that the server does not render for every shopper. */
  loadTexts(site: SiteCode): Promise<Pick<BorderTexts, "promotion" | "footer">>;
  /** Loads the texts of the consent banner. */
  loadConsentTexts(site: SiteCode): Promise<ConsentTexts>;
}
