import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";

/** Minimum time in milliseconds for which a wave is visible, even after a short press. */
const minVisible = 250;

interface Wave {
  key: number;
  left: number;
  top: number;
  since: number;
}

/**
 * A wave from the point of a press, for an element with `position: relative; overflow: hidden`. Render `ripple` in its content,
 * and set `onPointerDown` on it. There is no animation for people who prefer reduced motion.
 */
export function useRipple(): { ripple: ReactNode; onPointerDown(event: PointerEvent): void } {
  const [wave, setWave] = useState<Wave>();
  useEffect(() => {
    if (!wave) return;
    let timer: number | undefined;
    const end = () => {
      const remaining = minVisible - (performance.now() - wave.since);
      timer = window.setTimeout(() => setWave(undefined), Math.max(0, remaining));
    };
    window.addEventListener("pointerup", end, { once: true });
    window.addEventListener("pointercancel", end, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
  }, [wave]);
  const presses = useRef(0);
  return {
    ripple: wave && (
      <span
        key={wave.key}
        className="kontor-ripple"
        aria-hidden
        // Set by script, never in the server's HTML.
        style={{ left: wave.left, top: wave.top }}
      />
    ),
    onPointerDown: ({ currentTarget, clientX, clientY }) => {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const { left, top } = currentTarget.getBoundingClientRect();
      setWave({
        key: ++presses.current,
        left: clientX - left,
        top: clientY - top,
        since: performance.now(),
      });
    },
  };
}
