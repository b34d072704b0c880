import { tracking } from "./track.ts";
import { hydratePart } from "./hydrate-part.ts";
import { SearchBox, type SearchBoxProps } from "../../features/search/client/SearchBox.tsx";
import panelStyles from "../../features/search/client/suggestions-panel.css?inline";

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
  hydratePart(
    container,
    <SearchBox {...props} typedBefore={typedBefore} attribution={attribution} />,
    panelStyles,
  );
}
