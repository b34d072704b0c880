import type { ReactNode } from "react";

/** Width by height: one of the usual shapes, or any number. */
export type Ratio = number | "16/9" | "4/3" | "3/2" | "1/1";

/** A place of a fixed shape, as wide as what it stands in; pictures and films fill it and lose their edges. */
export function AspectRatio({ ratio, children }: { ratio: Ratio; children: ReactNode }) {
  if (typeof ratio !== "number")
    return (
      <div className="kontor-ratio" data-ratio={ratio}>
        {children}
      </div>
    );
  if (!(ratio > 0 && ratio < Infinity))
    throw new Error(`Ratio ${ratio} must be a positive number: width by height, such as 1.7.`);
  return (
    <div className="kontor-ratio">
      {/* Makes room by its own shape: a style attribute is forbidden, and a style sheet knows no number of ours. */}
      <svg className="kontor-ratio__room" viewBox={`0 0 ${ratio} 1`} aria-hidden />
      {children}
    </div>
  );
}
