import { createContext } from "react";
import type { Track } from "../../../platform/shared/track.ts";
import type { NavigationTexts } from "../navigation-contract.ts";

/** The context shared by the links of a navigation. */
export interface NavigationContextValue {
  texts: NavigationTexts;
  /** Last segment of the page's URL; empty on the server and until hydration. */
  pageSegment: string;
  track?: Track;
}

export const NavigationContext = createContext<NavigationContextValue | null>(null);
