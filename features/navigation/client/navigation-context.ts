import { createContext } from "react";
import type { Track } from "../../../shared/track.ts";
import type { NavigationTexts } from "../navigation-contract.ts";

/** What every link of a navigation uses. */
export interface NavigationContextValue {
  texts: NavigationTexts;
  /** Last segment of the page's address; empty on the server and until hydration. */
  pageSegment: string;
  track?: Track;
}

export const NavigationContext = createContext<NavigationContextValue | null>(null);
