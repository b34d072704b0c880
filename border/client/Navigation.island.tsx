import { Navigation, type NavigationProps } from "../navigation/client/Navigation.tsx";
import {
  navigationSource,
  type NavigationSource,
} from "../navigation/client/use-navigation-data.ts";
import { track } from "./track.ts";
import { hydratePart } from "./hydrate-part.ts";

/** Read once for all headers of the page. */
let source: NavigationSource | undefined;

declare module "./Island.tsx" {
  interface Islands {
    Navigation: NavigationProps;
  }
}

export function hydrate(container: Element, props: NavigationProps, answers: Promise<unknown>[]) {
  source ??= navigationSource(answers);
  hydratePart(container, <Navigation {...props} source={source} track={track} />);
}
