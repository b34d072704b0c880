import type { NavigationTexts } from "../../../border/navigation/navigation-contract.ts";
import type { Themeworld } from "../../../border/navigation/navigation-schema.ts";

/** Renders the marks of a themeworld: badges, audience, availability, duration. */
export function ThemeworldMarks({
  themeworld: { badges, kontorCard, availability, endDate, endDateText, onlyXDaysLeftText },
  texts,
}: {
  themeworld: Themeworld;
  texts: NavigationTexts;
}) {
  const marks = [
    ...badges,
    ...(kontorCard ? [texts.kontorCard] : []),
    ...(availability === "AVAILABLE" ? [] : [texts.availability[availability]]),
  ];
  if (marks.length === 0 && !endDateText) return null;
  return (
    <p className="kontor-themeworld__marks">
      {marks.map((mark, index) => (
        <span key={index} className="kontor-themeworld__mark">
          {mark}
        </span>
      ))}
      {endDate && endDateText && (
        <time dateTime={endDate} data-soon={onlyXDaysLeftText ? true : undefined}>
          {onlyXDaysLeftText ?? endDateText}
        </time>
      )}
    </p>
  );
}
