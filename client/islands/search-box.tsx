import { takeOver } from "../take-over.ts";
import { SearchBox, type SearchBoxProps } from "../../features/suggestions/client/SearchBox.tsx";
import panelStyles from "../../features/suggestions/client/suggestions-panel.css?inline";

/** The panel is never seen before the box is awake: its styles come with it, and the first view does without. */
const panelSheet = new CSSStyleSheet();
panelSheet.replaceSync(panelStyles);

export function hydrate(container: Element, props: SearchBoxProps) {
  const place = container.getRootNode() as Document | ShadowRoot;
  if (!place.adoptedStyleSheets.includes(panelSheet)) place.adoptedStyleSheets.push(panelSheet);
  const typedBefore = container.querySelector("input")?.value;
  takeOver(container, <SearchBox {...props} typedBefore={typedBefore} />);
}
