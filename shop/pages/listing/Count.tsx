import { numberFormat } from "../../../platform/shared/formats.ts";

export interface CountProps {
  count: number;
  words: (count: number) => string;
  locale: string;
}

/** Renders a number that screen readers announce as "12 Treffer". */
export function Count({ count, words, locale }: CountProps) {
  return (
    <>
      <small aria-hidden>{numberFormat(locale).format(count)}</small>
      <span className="kontor-hidden">{`(${words(count)})`}</span>
    </>
  );
}
