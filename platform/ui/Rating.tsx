import { numberFormat } from "../shared/texts/formats.ts";
import { fill } from "../shared/texts/words.ts";

/** Number of stars of the highest rating. */
export const maxRating = 5;

export interface RatingProps {
  /** Letters and digits, unique on the page. */
  id: string;
  /** 0 to 5; displayed in halves, announced exactly. */
  value: number;
  /** Announced by screen readers: "{value} von {max} Sternen". */
  label: string;
  locale: string;
  /** The number of ratings in short form: "89k". */
  count?: string;
}

/** Renders a rating in stars, and the number of ratings. */
export function Rating({ id, value, label, locale, count }: RatingProps) {
  if (!/^[a-z\d]+$/i.test(id))
    throw new Error(
      `Rating id "${id}" must consist of letters and digits only. Try "${id.replace(/[^a-z\d]/gi, "") || "rating1"}".`,
    );
  const rated = Math.min(maxRating, Math.max(0, value || 0));
  const halves = Math.round(rated * 2);
  return (
    <span id={id} className="kontor-rating">
      <svg
        className="kontor-rating__stars"
        viewBox={`0 0 ${maxRating * 20} 20`}
        role="img"
        aria-label={fill(label, { value: numberFormat(locale).format(rated), max: maxRating })}
      >
        <clipPath id={`${id}Filled`}>
          <rect width={halves * 10} height="20" />
        </clipPath>
        <path d={stars} fill="none" stroke="currentColor" />
        <path d={stars} fill="currentColor" clipPath={`url(#${id}Filled)`} />
      </svg>
      {count && <span>{count}</span>}
    </span>
  );
}

/** Five adjacent stars in boxes of 20 by 20. */
const stars = [...Array(maxRating).keys()]
  .map((index) => `M${index * 20 + 10} 2l2.5 5.1 5.6.8-4 3.9.9 5.6-5-2.6-5 2.6.9-5.6-4-3.9 5.6-.8z`)
  .join("");
