import { createContext } from "react";
import type { Track } from "../../../shared/track.ts";
import type { NavigationTexts } from "../navigation-contract.ts";

/** What every link inside needs to know. */
export interface NavigationSurroundings {
  texts: NavigationTexts;
  /** Last segment of the page's address; empty until the browser has said it. */
  pageSegment: string;
  track?: Track;
}

export const NavigationContext = createContext<NavigationSurroundings | null>(null);
