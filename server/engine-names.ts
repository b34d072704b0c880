/** The values of ENGINE: the commerce systems that `engines.ts` can open. */
export const engineNames = ["own", "http"] as const;

export type EngineName = (typeof engineNames)[number];
