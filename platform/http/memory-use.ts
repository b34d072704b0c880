/** Bytes that an index or a cache of the process holds in memory. */
export interface MemoryUse {
  /** Names it in metrics: "search index de". */
  part: string;
  bytes: number;
  /** Most bytes that it may hold; undefined for an index, which holds what the catalogue has. */
  limit?: number;
}
