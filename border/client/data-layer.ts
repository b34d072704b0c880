import type { Track } from "../../shared/track.ts";

/** Pushes an event into the page's data layer, from which tag managers read. */
export const track: Track = (event) => {
  const page = window as { dataLayer?: unknown[] };
  (page.dataLayer ??= []).push(event);
};
