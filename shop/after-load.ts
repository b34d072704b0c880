import { showRecentlySeen } from "./pages/recently-seen/show-recently-seen.ts";
import { showWishes } from "./pages/wishlist/show-wishes.ts";

/** Imported by `boot.ts` once a page has loaded: shows what belongs to the shopper in pages that are the same for everybody. */
showWishes();
// A page without it lacks nothing.
showRecentlySeen().catch(() => {});
// Few pages have one.
const countdown = document.querySelector<HTMLElement>("[data-opens]");
if (countdown)
  void import("./pages/discount-shop/attach-countdown.ts").then(({ attachCountdown }) =>
    attachCountdown(countdown),
  );

const votes = [...document.querySelectorAll<HTMLFormElement>("form[data-helpful]")];
if (votes.length > 0)
  void import("./pages/reviews/attach-votes.ts").then(({ attachVotes }) => attachVotes(votes));

const subscription = document.querySelector<HTMLFormElement>("[data-subscription-form]");
if (subscription)
  void import("./pages/subscription/live-price.ts").then(({ showLivePrice }) =>
    showLivePrice(subscription),
  );
