import type { HeaderCustomer } from "./header-contract.ts";

/** Kinds of pages on which the header stays in sight while one scrolls. */
const alwaysShown = ["basket", "ProductDetailPage"];

export const hidesOnScroll = (pageType: string | undefined) =>
  !alwaysShown.includes(pageType ?? "");

/** What the header shows of the personal data, whatever came instead of it. */
export function headerCustomer(data: unknown): HeaderCustomer {
  const { tracking, customer } = fieldsOf(data);
  const { loginStatus } = fieldsOf(tracking);
  const { firstname, lastname, loyaltyBeans, statuses } = fieldsOf(customer);
  const { isCommunityMember, isKontorcardMember } = fieldsOf(statuses);
  const names = [firstname, lastname].map((name) => (typeof name === "string" ? name.trim() : ""));
  return {
    loggedInOrRemembered: loginStatus === "LOGGED_IN" || loginStatus === "REMEMBERED",
    customerName: names.filter(Boolean).join(" "),
    loyaltyBeans: Number.isSafeInteger(loyaltyBeans) ? Math.max(0, Number(loyaltyBeans)) : 0,
    communityMember: isCommunityMember === true,
    kontorCardMember: isKontorcardMember === true,
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
