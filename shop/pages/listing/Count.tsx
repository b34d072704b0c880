import { numberFormat } from "../../../platform/shared/texts/formats.ts";

export interface CountProps {
  count: number;
  /** Returns a text with the number, written as the locale does. */
  words: (count: number) => string;
  locale: string;
}

/** Renders a number, with words around it only for screen readers: "12 Treffer". */
export function Count({ count, words, locale }: CountProps) {
  const number = numberFormat(locale).format(count);
  const [before, after] = words(count).split(number);
  return (
    <small>
      {before && <span className="kontor-hidden">{before}</span>}
      {number}
      {after && <span className="kontor-hidden">{after}</span>}
    </small>
  );
}
