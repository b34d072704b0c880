import { tracking } from "./track.ts";
import { hydratePart } from "./hydrate-part.ts";
import { SearchBox, type SearchBoxProps } from "../../features/search/client/SearchBox.tsx";
import panelStyles from "../../features/search/client/suggestions-panel.css?inline";

/** The panel is never shown before hydration, so its styles load with the island and not with the first view. */
const panelSheet = new CSSStyleSheet();
panelSheet.replaceSync(panelStyles);

const attribution = {
  choose: (productId: string, text: string) =>
    tracking(({ rememberSearch }) => rememberSearch(productId, text)),
  forget: () => tracking(({ forgetSearches }) => forgetSearches()),
};

declare module "./Island.tsx" {
  interface Islands {
    SearchBox: SearchBoxProps;
  }
}

export function hydrate(container: Element, props: SearchBoxProps) {
  const place = container.getRootNode() as Document | ShadowRoot;
  if (!place.adoptedStyleSheets.includes(panelSheet)) place.adoptedStyleSheets.push(panelSheet);
  const typedBefore = container.querySelector("input")?.value;
  hydratePart(
    container,
    <SearchBox {...props} typedBefore={typedBefore} attribution={attribution} />,
  );
}
