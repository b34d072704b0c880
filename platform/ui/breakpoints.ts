import { breakpoints, type Breakpoint } from "../shared/breakpoints.ts";

/** Returns the media query for windows from a breakpoint upwards, by name or in px. */
export function mediaFrom(breakpoint: Breakpoint | number): string {
  const width = typeof breakpoint === "number" ? breakpoint : breakpoints[breakpoint];
  if (!(width >= 0))
    throw new Error(
      `There is no breakpoint "${breakpoint}"; there are ${Object.keys(breakpoints).join(", ")}, or a width in px.`,
    );
  return `(min-width: ${width}px)`;
}
