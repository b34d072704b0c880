import { takeOver } from "../take-over.ts";
import { SearchBox, type SearchBoxProps } from "../../features/suggestions/client/SearchBox.tsx";

export function hydrate(container: Element, props: SearchBoxProps) {
  const typedBefore = container.querySelector("input")?.value;
  takeOver(container, <SearchBox {...props} typedBefore={typedBefore} />);
}
