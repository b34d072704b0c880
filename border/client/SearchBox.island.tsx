import { SearchBox, type SearchBoxProps } from "../search/client/SearchBox.tsx";
import panelStyles from "../search/client/suggestions-panel.css?inline";
import { hydratePart } from "./hydrate-part.ts";
import { tracking } from "./track.ts";

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
  const typedBefore = container.querySelector("input")?.value;
  return hydratePart(
    container,
    <SearchBox {...props} typedBefore={typedBefore} attribution={attribution} />,
    panelStyles,
  );
}
