import type { Site } from "../../../platform/shared/sites/site.ts";
import type { DiscountShopTexts } from "../../discount-shop/discount-shop-texts.ts";
import { countdownUnits, type CountdownWords } from "./attach-countdown.ts";

export interface CountdownProps {
  site: Pick<Site, "locale">;
  texts: Pick<DiscountShopTexts, "opened" | "remaining" | "toOpened" | "units">;
  /** The page that is different from then on. */
  path: string;
  opensAt: Date;
  /** When this page is different itself: earlier where members of the card come in earlier. */
  changesAt?: Date;
}

/**
 * Renders the place of a countdown, which a script fills: pages stay in caches, so no number in them would be right. The text beside
 * it says the moment.
 */
export function Countdown({ site, texts, path, opensAt, changesAt = opensAt }: CountdownProps) {
  const { units, opened } = texts;
  const words: CountdownWords = { locale: site.locale, units, opened };
  return (
    <div
      className="kontor-countdown"
      data-opens={opensAt.toISOString()}
      data-changes={changesAt.toISOString()}
      data-words={JSON.stringify(words)}
    >
      {/* A timer is not announced when it changes. */}
      <p role="timer" aria-label={texts.remaining}>
        {countdownUnits.map((unit) => (
          <span key={unit} data-unit={unit}>
            <b>–</b> <span>{units[unit].other}</span>
          </span>
        ))}
      </p>
      <p className="kontor-countdown__opened">
        <span role="status" />{" "}
        <a className="kontor-link" href={path}>
          {texts.toOpened}
        </a>
      </p>
    </div>
  );
}
