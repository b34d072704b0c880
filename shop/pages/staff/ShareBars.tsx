import type { ReactNode } from "react";

export interface ShareBarsProps {
  title: string;
  /** A bar each: its name, a share from 0 to 1, and the share as text. */
  bars: { name: string; share: number; text: string }[];
  children: ReactNode;
}

/** Renders horizontal bars of shares, scaled to the longest, with a table of the same figures below. */
export function ShareBars({ title, bars, children }: ShareBarsProps) {
  const max = Math.max(...bars.map(({ share }) => share)) || 1;
  return (
    <figure className="kontor-chart">
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <div className="kontor-chart__bars" aria-hidden>
        {bars.map(({ name, share, text }) => (
          <div key={name}>
            <span>{name}</span>
            <svg>
              <rect width="100%" height="100%" data-part="rest" rx={4} />
              <rect width={`${(100 * share) / max}%`} height="100%" data-part={1} rx={4} />
            </svg>
            <span>{text}</span>
          </div>
        ))}
      </div>
      {children}
    </figure>
  );
}
