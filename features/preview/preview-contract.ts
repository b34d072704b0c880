/** Paths, limits and shapes of the staff's preview, shared by server and browser. */

export const previewPaths = {
  token: "/service/preview/api/token",
} as const;

export const previewStatuses = [
  "SUCCESS",
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "INTERNAL_ERROR",
] as const;
export type PreviewStatus = (typeof previewStatuses)[number];

/** How far from now a previewed moment may lie: what ended longer ago, or begins later, is not in the content. */
export const previewYears = { back: 1, ahead: 2 } as const;

/** For how many hours a token is valid; it ends earlier with the session of its member of staff. */
export const tokenHours = 12;

/** What a browser of staff looks at. */
export interface Preview {
  time: Date;
  /** An A/B test and one of its groups: both or none. */
  test?: string;
  group?: string;
  /** The session of the member of staff. */
  staff: string;
}
