import X from "@lucide/icons/icons/x";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { Rating } from "../../../platform/ui/Rating.tsx";
import { appRating, type AppStores, type PromotionTexts } from "../promotion-contract.ts";

export interface AppBannerProps {
  texts: PromotionTexts["app"];
  locale: string;
  stores: AppStores;
}

/**
 * Offers the app at the bottom of the window. Hidden until the script shows it: only the browser knows whether the shopper has
 * the app or closed the banner before.
 */
export function AppBanner({ texts, locale, stores: { ios, android } }: AppBannerProps) {
  return (
    <aside
      className="kontor-app"
      aria-label={texts.headline}
      // In the top layer, so that it does not move with an ancestor.
      popover="manual"
      data-kontor-app-banner=""
      data-ios={ios}
      data-android={android}
    >
      <button type="button" aria-label={texts.close} data-kontor-app-close="">
        <Icon icon={X} size={20} />
      </button>
      <div>
        <strong>{texts.headline}</strong>
        <span>{texts.text}</span>
        <Rating
          id={`kontorAppRating${locale.replace("-", "")}`}
          value={appRating.stars}
          count={appRating.count}
          label={texts.rating}
          locale={locale}
        />
      </div>
      <a className="kontor-app__install" href={android ?? ios ?? "/"}>
        {texts.install}
      </a>
    </aside>
  );
}
