import { numberFormat } from "../../../platform/shared/texts/formats.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import type { AccountLinkTexts, HeaderCustomer } from "../header-contract.ts";

/** Shows the customer in a header. The styles reserve the space, so that there is no layout shift. */
export function paintCustomer(header: HTMLElement, customer: HeaderCustomer) {
  const link = header.querySelector<HTMLElement>("[data-kontor-account]");
  const source = link?.querySelector("script")?.textContent;
  if (!link || !source) return;
  const texts = JSON.parse(source) as AccountLinkTexts;
  const { loggedInOrRemembered, names, loyaltyBeans } = customer;
  header.toggleAttribute("data-logged-in", loggedInOrRemembered);
  header.toggleAttribute("data-community-member", customer.communityMember);
  header.toggleAttribute("data-card-member", customer.kontorCardMember);

  const locale = link.closest<HTMLElement>("[lang]")?.lang ?? document.documentElement.lang;
  const label = link.querySelector<HTMLElement>("[data-kontor-account-name]");
  const beans = link.querySelector("[data-kontor-beans]");
  // Hungarian puts the family name first, like `nameOrder` in name-order.ts.
  const inOrder = locale.startsWith("hu") ? names.toReversed() : names;
  const name = loggedInOrRemembered ? inOrder.join(" ").trim() : "";
  if (label) {
    label.textContent = name || texts.account;
    // For a name that is too long for its space; the linked page also greets with the full name.
    label.title = name;
  }
  if (beans)
    // The space keeps the number apart from the name in the text that assistive technology compares with the label.
    beans.textContent =
      loggedInOrRemembered && loyaltyBeans ? ` ${numberFormat(locale).format(loyaltyBeans)}` : "";
  if (loggedInOrRemembered)
    link.ariaLabel = [
      texts.account,
      name,
      plural(texts.beans, loyaltyBeans, locale),
      customer.communityMember && texts.communityMember,
      customer.kontorCardMember && texts.kontorCardMember,
    ]
      .filter(Boolean)
      .join(", ");
  else link.ariaLabel = null;
}
