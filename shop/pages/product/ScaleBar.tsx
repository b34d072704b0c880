/** Renders a step of a scale as a bar, beside the text that says it. */
export const ScaleBar = ({ step, max }: { step: number; max: number }) => (
  <span className="kontor-scale" aria-hidden="true">
    {Array.from({ length: max }, (_, index) => (
      <i key={index} data-filled={index < step || undefined} />
    ))}
  </span>
);
