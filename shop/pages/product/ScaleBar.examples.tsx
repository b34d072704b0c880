import { ScaleBar } from "./ScaleBar.tsx";

/** Named examples of the bar beside a value, for the gallery and the tests. */

export const examples = {
  roast: <ScaleBar step={2} max={3} />,
  intensity: <ScaleBar step={8} max={10} />,
};
