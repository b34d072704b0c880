import { Navigation, type NavigationProps } from "../../features/navigation/client/Navigation.tsx";
import {
  loadNavigation,
  type NavigationSource,
} from "../../features/navigation/client/use-navigation-data.ts";
import { track } from "../data-layer.ts";
import { takeOver } from "../take-over.ts";

/** Asked for once, however many headers a page has. */
let source: NavigationSource | undefined;

export function hydrate(container: Element, props: NavigationProps) {
  source ??= loadNavigation(props);
  takeOver(container, <Navigation {...props} source={source} track={track} />);
}
