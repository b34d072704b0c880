import type { ReactNode } from "react";

/** Width by height: a common ratio, or any number. */
export type Ratio = number | "16/9" | "4/3" | "3/2" | "1/1";

/** Renders a box of a fixed ratio, as wide as its container. Pictures and films fill it and are cropped. */
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
      {/* An svg of this ratio sets the height: pages forbid style attributes, and the ratio may be any number. */}
      <svg className="kontor-ratio__room" viewBox={`0 0 ${ratio} 1`} aria-hidden />
      {children}
    </div>
  );
}
