/** Named upper bounds, in CSS px, of the window widths at which layouts and pictures change. */
export const breakpoints = {
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
