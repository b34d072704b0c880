import type { Track } from "../../shared/track.ts";

/** Tells the page's data layer; what goes on from there is for whoever reads it. */
export const track: Track = (event) => {
  const page = window as { dataLayer?: unknown[] };
  (page.dataLayer ??= []).push(event);
};
