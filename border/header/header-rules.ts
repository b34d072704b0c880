import type { HeaderCustomer, HeaderPersonalData } from "./header-contract.ts";

/** Page types on which the header stays visible during scrolling. */
const alwaysShown = ["basket", "ProductDetailPage"];

export const hidesOnScroll = (pageType: string | undefined) =>
  !alwaysShown.includes(pageType ?? "");

/**
 * Returns the customer data for the header. Another server may have sent the personal data, so each field is checked here, by
 * hand: the header's script has no room for a schema library.
 */
export function headerCustomer(data: unknown): HeaderCustomer {
  type Customer = HeaderPersonalData["customer"];
  const { tracking, customer } = fieldsOf<HeaderPersonalData>(data);
  const { loginStatus } = fieldsOf<HeaderPersonalData["tracking"]>(tracking);
  const { firstname, lastname, loyaltyBeans, statuses } = fieldsOf<Customer>(customer);
  const { isCommunityMember, isKontorcardMember } = fieldsOf<Customer["statuses"]>(statuses);
  const names = [firstname, lastname].map((name) => (typeof name === "string" ? name.trim() : ""));
  return {
    loggedInOrRemembered: loginStatus === "LOGGED_IN" || loginStatus === "REMEMBERED",
    names,
    loyaltyBeans: Number.isSafeInteger(loyaltyBeans) ? Math.max(0, Number(loyaltyBeans)) : 0,
    communityMember: isCommunityMember === true,
    kontorCardMember: isKontorcardMember === true,
  };
}

/** Duplicates platform/shared/foreign.ts: a chunk shared with the navigation would exceed the size budget of the header. */
function fieldsOf<T>(value: unknown): { [Field in keyof T]?: unknown } {
  return typeof value === "object" && value !== null ? value : {};
}
