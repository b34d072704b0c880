import type { CartService } from "../../../border/cart/server/carts.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import type { Stores } from "../../stores/server/stores.ts";
import { collectionStores, storeShown } from "../../stores/store-address.ts";
import { createBrowserLogins, type BrowserLoginOptions } from "../account/browser-logins.server.ts";
import { createLoginForm } from "../account/login-form.server.ts";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import { createCheckoutPages } from "./checkout-pages.server.tsx";
import { createCheckoutVisits } from "./checkout-visits.server.ts";
import { createStoreChoices, type StoreChoicesOptions } from "./store-choices.server.ts";
import { createReviewAnswers } from "./review-answers.server.ts";
import { createSavedAddresses } from "./saved-addresses.server.ts";

export interface CheckoutPageOptions extends PersonalPagesOptions, BrowserLoginOptions {
  orders: Orders;
  carts: CartService;
  stores: Pick<Stores, "list">;
  engine: StoreChoicesOptions["engine"];
}

export type OpenCheckout = ReturnType<typeof openCheckout>;

/** Returns what the handlers of the checkout share. */
export function openCheckout(options: CheckoutPageOptions) {
  const { orders, carts, visitors, requests } = options;
  const storesAt = async (at: Viewpoint) =>
    collectionStores(await options.stores.list(at)).map((store) => storeShown(store, at.site));
  const storeChoices = createStoreChoices(options);
  const pages = createCheckoutPages({ ...options, storeChoices });
  const visits = createCheckoutVisits({ ...options, pages });
  const answers = createReviewAnswers({ orders, pages, visits, requests });
  const logIn = createLoginForm({ ...options, logins: createBrowserLogins(options) });
  const savedAddresses = createSavedAddresses(options);
  const forms = { savedAddresses, storesAt, logIn };
  return { orders, carts, visitors, requests, pages, ...forms, ...visits, ...answers };
}
