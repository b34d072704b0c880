import type { ReactNode } from "react";
import { numberFormat } from "../../../platform/shared/texts/formats.ts";

export interface DayChartProps {
  title: string;
  /** The parts of a column, from the bottom: their labels in the legend. */
  parts: [string, string?];
  /** A column per day: the day and the figures of its parts. */
  days: { day: string; figures: number[] }[];
  children: ReactNode;
}

const count = numberFormat("en-GB");

/**
 * Renders a column chart by day, with a table of the same figures below. Drawn without inline styles, which the pages' policy
 * forbids.
 */
export function DayChart({ title, parts, days, children }: DayChartProps) {
  const totals = days.map(({ figures }) => sum(figures));
  const top = niceTop(Math.max(...totals));
  const columns = days.flatMap(({ day, figures }, at) =>
    figures.map((figure, part) => {
      const height = (100 * figure) / top;
      const below = (100 * sum(figures.slice(0, part))) / top;
      return { key: `${day} ${part}`, part, x: at * 10 + 1, y: 100 - below - height, height };
    }),
  );
  const [first, middle, last] = [days[0], days[days.length >> 1], days.at(-1)];
  return (
    <figure className="kontor-chart">
      <figcaption>
        <h3>{title}</h3>
        <ul className="kontor-chart__legend">
          {parts.map((part, at) => (
            <li key={part} data-part={at}>
              {part}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="kontor-chart__plot" aria-hidden>
        <div className="kontor-chart__scale">
          <span>{count.format(top)}</span>
          <span>{count.format(top / 2)}</span>
          <span>0</span>
        </div>
        <svg viewBox={`0 0 ${days.length * 10} 100`} preserveAspectRatio="none">
          {[0, 50, 100].map((y) => (
            <path key={y} d={`M0 ${y}h${days.length * 10}`} />
          ))}
          {columns.map(({ key, part, ...place }) => (
            <rect key={key} data-part={part} width={8} {...place} />
          ))}
        </svg>
        <div className="kontor-chart__days">
          <span>{first?.day}</span>
          {days.length > 2 && <span>{middle?.day}</span>}
          {days.length > 1 && <span>{last?.day}</span>}
        </div>
      </div>
      {children}
    </figure>
  );
}

const sum = (figures: number[]) => figures.reduce((all, figure) => all + figure, 0);

/** Returns a round figure not below the highest one: 2, 4, 10, 20, 40, 100. */
export function niceTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 2)));
  return [2, 4, 10].map((step) => step * power).find((top) => top >= highest && top >= 2)!;
}
