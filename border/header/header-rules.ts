import { fieldsOf, isText } from "../../platform/shared/foreign.ts";
import type { HeaderCustomer, HeaderPersonalData } from "./header-contract.ts";

/** Page types on which the header stays visible during scrolling. */
const alwaysShown = ["basket", "ProductDetailPage"];

export const hidesOnScroll = (pageType: string | undefined) =>
  !alwaysShown.includes(pageType ?? "");

/** Returns the customer data for the header. Another server may have sent the personal data, so each field is checked here. */
export function headerCustomer(data: unknown): HeaderCustomer {
  type Customer = HeaderPersonalData["customer"];
  const { tracking, customer: sent } = fieldsOf<HeaderPersonalData>(data);
  const { loginStatus } = fieldsOf<HeaderPersonalData["tracking"]>(tracking);
  const customer = fieldsOf<Customer>(sent);
  const statuses = fieldsOf<Customer["statuses"]>(customer.statuses);
  const { firstname, lastname, loyaltyBeans: beans } = customer;
  return {
    loggedInOrRemembered: loginStatus === "LOGGED_IN" || loginStatus === "REMEMBERED",
    names: [firstname, lastname].map((name) => (isText(name) ? name.trim() : "")),
    loyaltyBeans: Number.isSafeInteger(beans) ? Math.max(0, Number(beans)) : 0,
    communityMember: statuses.isCommunityMember === true,
    kontorCardMember: statuses.isKontorcardMember === true,
  };
}
