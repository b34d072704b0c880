import { hydrateRoot } from "react-dom/client";
import { SearchBox, type SearchBoxProps } from "../../features/suggestions/client/SearchBox.tsx";

export function hydrate(container: Element, props: SearchBoxProps) {
  const typedBefore = container.querySelector("input")?.value;
  hydrateRoot(container, <SearchBox {...props} typedBefore={typedBefore} />);
}
