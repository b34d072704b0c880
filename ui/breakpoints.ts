import { breakpoints, type Breakpoint } from "../shared/breakpoints.ts";

/** The media query that holds from a breakpoint, by name or in px, upwards. */
export function mediaFrom(breakpoint: Breakpoint | number): string {
  const width = typeof breakpoint === "number" ? breakpoint : breakpoints[breakpoint];
  if (!(width >= 0))
    throw new Error(
      `There is no breakpoint "${breakpoint}"; there are ${Object.keys(breakpoints).join(", ")}, or a width in px.`,
    );
  return `(min-width: ${width}px)`;
}
