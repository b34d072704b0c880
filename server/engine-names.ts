/** The values of ENGINE: the commerce systems that `engines.ts` can open. */
export const engineNames = ["own"] as const;

export type EngineName = (typeof engineNames)[number];
