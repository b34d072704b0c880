import type { Track } from "../../shared/track.ts";

/** Pushes an event into the page's data layer, from which tag managers read. */
export const track: Track = (event) => {
  const page = window as { dataLayer?: unknown };
  page.dataLayer ??= [];
  // A script of the host may use the name for something else.
  if (Array.isArray(page.dataLayer)) page.dataLayer.push(event);
};
