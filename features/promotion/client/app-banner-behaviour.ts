import { readCookie } from "../../../shared/client/cookies.ts";
import { parseBoolean } from "../../../shared/booleans.ts";
import type { Track } from "../../../shared/track.ts";
import { appBannerFor } from "../app-banner-rules.ts";
import { appBannerStorageKey, appStoreId } from "../behaviour-contract.ts";
import { linkTypeOf, type LinkType } from "./link-type.ts";

export interface AppBannerBehaviourOptions {
  track: Track;
}

/**
 * Shows the app banner of the page where it is wanted; on iOS Safari it asks for Safari's own. The function that comes
 * back ends it.
 */
export function attachAppBanner(root: Document, { track }: AppBannerBehaviourOptions): () => void {
  const banner = root.querySelector<HTMLElement>("[data-kontor-app-banner]");
  const cookies = { app: readCookie("app"), platform: readCookie("platform") };
  const kind = banner && appBannerFor(navigator.userAgent, cookies, wasClosed());
  if (!banner || !kind) return () => {};
  if (kind === "meta")
    return addMeta(root, /\bid(\d+)/.exec(banner.dataset.ios ?? "")?.[1] ?? appStoreId);

  const ending = new AbortController();
  const { signal } = ending;
  const install = banner.querySelector("a");
  const store = banner.dataset[kind];
  if (!install || !store) return () => {};
  install.href = store;
  install.addEventListener("click", () => say("click", store, linkTypeOf(install)), { signal });
  banner.querySelector("[data-kontor-app-close]")?.addEventListener(
    "click",
    () => {
      rememberClosed();
      hide();
      say("close", "close");
    },
    { signal },
  );
  banner.dataset.shown = "";
  banner.showPopover?.();
  return () => {
    ending.abort();
    hide();
  };

  function hide() {
    if (banner?.dataset.shown === undefined) return;
    delete banner.dataset.shown;
    banner.hidePopover?.();
  }

  /** Only links have a type. */
  function say(action: string, target: string, type?: LinkType) {
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

function addMeta(root: Document, appId: string): () => void {
  const meta = root.createElement("meta");
  meta.name = "apple-itunes-app";
  meta.content = `app-id=${appId}`;
  root.head.append(meta);
  return () => meta.remove();
}

function wasClosed(): boolean {
  try {
    return parseBoolean(localStorage.getItem(appBannerStorageKey));
  } catch {
    // Storage is forbidden: it cannot have been remembered.
    return false;
  }
}

function rememberClosed() {
  try {
    localStorage.setItem(appBannerStorageKey, "true");
  } catch {
    // Storage is forbidden: it comes again on the next page.
  }
}
