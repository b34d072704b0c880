import { footerPersonalDataPath, personalDataPath } from "../../border/border-paths.ts";
import { PersonalData } from "../../border/personal-data-schema.ts";
import type { Slice } from "../../platform/http/slice.ts";

const guest: PersonalData = {
  tracking: { loginStatus: "LOGGED_OUT" },
  customer: {
    firstname: "",
    lastname: "",
    loyaltyBeans: 0,
    statuses: { isCommunityMember: false, isKontorcardMember: false },
  },
  nl_status: "NOT_SUBSCRIBED",
};

/** Answers the border of a shop without accounts, where every shopper is a guest. */
export const guestsSlice = () =>
  ({
    routes(app) {
      for (const path of [personalDataPath, footerPersonalDataPath])
        app.get(
          path,
          { schema: { summary: "The shopper, for the border", response: { 200: PersonalData } } },
          async (_request, reply) => reply.header("cache-control", "no-store").send(guest),
        );
    },
  }) satisfies Slice;
