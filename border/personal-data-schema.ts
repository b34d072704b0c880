import Type, { type Static } from "typebox";

const loginStatuses = ["LOGGED_IN", "REMEMBERED", "LOGGED_OUT"] as const;
export type LoginStatus = (typeof loginStatuses)[number];

const newsletterStatuses = ["NOT_SUBSCRIBED", "WAITING_FOR_DOI", "SUBSCRIBED"] as const;

/**
 * Data that the page border shows about the customer. The routes validate responses with this schema, the browser imports only
 * its type. Names are data: the code that shows them escapes them.
 */
export const PersonalData = Type.Object({
  tracking: Type.Object({
    loginStatus: Type.Enum(loginStatuses, {
      type: "string",
    }),
  }),
  customer: Type.Object({
    firstname: Type.String(),
    lastname: Type.String(),
    loyaltyBeans: Type.Integer(),
    statuses: Type.Object({
      isCommunityMember: Type.Boolean(),
      isKontorcardMember: Type.Boolean(),
    }),
  }),
  nl_status: Type.Enum(newsletterStatuses, {
    type: "string",
  }),
});
export type PersonalData = Static<typeof PersonalData>;
