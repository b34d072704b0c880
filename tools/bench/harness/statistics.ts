export const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: number[]) => percentile(values, 50);

/** Returns the ratio of two measurements as the median of their rounds. */
export const medianRatio = (ours: number[], others: number[]) =>
  median(ours.map((value, round) => value / others[round]!));

/** Returns the value that this percentage of the values does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? NaN;
}
