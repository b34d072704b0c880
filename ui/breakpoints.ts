/** Widths of windows, in px, at which the shop's layouts change. */
const breakpoints = {
  xs: 374,
  s: 667,
  m: 767,
  l: 979,
  xl: 1023,
  xxl: 1279,
  "3xl": 1439,
  "4xl": 1919,
} as const;
export type Breakpoint = keyof typeof breakpoints;

/** The media query that holds from a breakpoint, by name or in px, upwards. */
export function mediaFrom(breakpoint: Breakpoint | number): string {
  const width = typeof breakpoint === "number" ? breakpoint : breakpoints[breakpoint];
  if (!(width >= 0))
    throw new Error(
      `There is no breakpoint "${breakpoint}"; there are ${Object.keys(breakpoints).join(", ")}, or a width in px.`,
    );
  return `(min-width: ${width}px)`;
}
