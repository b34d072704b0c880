import type { CartService } from "../../../border/cart/server/cart-service.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import { createBrowserLogins, type BrowserLoginOptions } from "../account/browser-logins.server.ts";
import { createLoginForm } from "../account/login-form.server.ts";
import type { PersonalPagesOptions } from "../document/personal-pages.server.ts";
import { createCheckoutPages } from "./checkout-pages.server.tsx";
import { createCheckoutVisits } from "./checkout-visits.server.ts";
import { createReviewAnswers } from "./review-answers.server.ts";
import { createSavedAddresses } from "./saved-addresses.server.ts";

export interface CheckoutPageOptions extends PersonalPagesOptions, BrowserLoginOptions {
  orders: Orders;
  carts: CartService;
}

export type OpenCheckout = ReturnType<typeof openCheckout>;

/** Returns what the handlers of the checkout share. */
export function openCheckout(options: CheckoutPageOptions) {
  const { orders, carts, visitors, requests } = options;
  const pages = createCheckoutPages(options);
  const visits = createCheckoutVisits({ ...options, pages });
  const answers = createReviewAnswers({ orders, pages, visits, requests });
  const logIn = createLoginForm({ ...options, logins: createBrowserLogins(options) });
  const savedAddresses = createSavedAddresses(options);
  return { orders, carts, visitors, savedAddresses, requests, pages, logIn, ...visits, ...answers };
}
