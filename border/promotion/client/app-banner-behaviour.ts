import { readCookie } from "../../../platform/client/cookies.ts";
import type { Track } from "../../../platform/shared/track.ts";
import { appBannerFor } from "../app-banner-rules.ts";
import { appBannerStorageKey } from "../behaviour-contract.ts";
import { linkTypeOf, type LinkType } from "./link-type.ts";

export interface AppBannerBehaviourOptions {
  track: Track;
}

/**
 * Shows the app banner of a header to shoppers who can use the app; on iOS Safari it requests Safari's own banner. Returns a function
 * that detaches it.
 */
export function attachAppBanner(
  root: Document | ShadowRoot,
  { track }: AppBannerBehaviourOptions,
): () => void {
  const banner = root.querySelector<HTMLElement>("[data-kontor-app-banner]");
  const cookies = { app: readCookie("app"), platform: readCookie("platform") };
  const kind = banner && appBannerFor(navigator, cookies, wasClosed());
  if (!banner || !kind) return () => {};
  if (kind === "meta") return addMeta(/\bid(\d+)/.exec(banner.dataset.ios ?? "")?.[1]);

  const detachment = new AbortController();
  const { signal } = detachment;
  const install = banner.querySelector("a");
  const store = banner.dataset[kind];
  if (!install || !store) return () => {};
  install.href = store;
  install.addEventListener("click", () => trackClick("click", store, linkTypeOf(install)), {
    signal,
  });
  banner.querySelector("[data-kontor-app-close]")?.addEventListener(
    "click",
    () => {
      rememberClosed();
      hide();
      trackClick("close", "close");
    },
    { signal },
  );
  show(true);
  banner.showPopover?.();
  return () => {
    detachment.abort();
    hide();
  };

  /**
   * A page keeps its end clear of a shown banner. Its style sheet reads an attribute of html: with `:root:has()`, browsers compute
   * the styles of the whole page again whenever an element is inserted.
   */
  function show(isShown: boolean) {
    banner?.toggleAttribute("data-shown", isShown);
    document.documentElement.toggleAttribute("data-kontor-app", isShown);
  }

  function hide() {
    if (banner?.dataset.shown === undefined) return;
    show(false);
    banner.hidePopover?.();
  }

  /** Tracks a click; only links have a type. */
  function trackClick(action: string, target: string, type?: LinkType) {
    track({
      event: "ga_event",
      eventCategory: "promotion",
      eventAction: action,
      eventLabel: "app_banner",
    });
    if (type)
      track({
        event: "promotion_click",
        event_type: "ga4",
        click_type: type,
        click_target: target,
        specification: "SEARCH",
      });
  }
}

/**
 * Adds Safari's meta tag, which needs the app's number in Apple's store: a link without one offers no app. Returns a function
 * that removes it.
 */
function addMeta(appId: string | undefined): () => void {
  if (!appId) return () => {};
  const meta = document.createElement("meta");
  meta.name = "apple-itunes-app";
  meta.content = `app-id=${appId}`;
  document.head.append(meta);
  return () => meta.remove();
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(appBannerStorageKey) === "true";
  } catch {
    // Storage is blocked: a closed banner cannot have been recorded.
    return false;
  }
}

function rememberClosed() {
  try {
    localStorage.setItem(appBannerStorageKey, "true");
  } catch {
    // Storage is blocked: the banner shows again on the next page.
  }
}
