import type { ReactNode } from "react";

export interface ShareBarsProps {
  title: string;
  /** A bar for each: what it is of, a share from 0 to 1, and the share in words. */
  bars: { name: string; share: number; text: string }[];
  children: ReactNode;
}

/** Horizontal bars of shares, the longest across all the room; below them the table of the same figures. */
export function ShareBars({ title, bars, children }: ShareBarsProps) {
  const longest = Math.max(...bars.map(({ share }) => share)) || 1;
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
              <rect width={`${(100 * share) / longest}%`} height="100%" data-part={1} rx={4} />
            </svg>
            <span>{text}</span>
          </div>
        ))}
      </div>
      {children}
    </figure>
  );
}
