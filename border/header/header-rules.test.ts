import { describe, expect, test } from "vitest";
import { headerCustomer, hidesOnScroll } from "./header-rules.ts";

const noCustomer = {
  loggedInOrRemembered: false,
  names: ["", ""],
  loyaltyBeans: 0,
  communityMember: false,
  kontorCardMember: false,
};

describe("the customer in the header", () => {
  const anna = {
    tracking: { loginStatus: "REMEMBERED" },
    customer: {
      firstname: "Anna",
      lastname: "Żółć",
      loyaltyBeans: 250,
      statuses: { isCommunityMember: true, isKontorcardMember: true },
    },
  };

  test("customers who are logged in or remembered are shown in the header", () => {
    expect(headerCustomer(anna)).toEqual({
      loggedInOrRemembered: true,
      names: ["Anna", "Żółć"],
      loyaltyBeans: 250,
      communityMember: true,
      kontorCardMember: true,
    });
    expect(
      headerCustomer({ ...anna, tracking: { loginStatus: "LOGGED_IN" } }).loggedInOrRemembered,
    ).toBe(true);
    expect(
      headerCustomer({ ...anna, tracking: { loginStatus: "LOGGED_OUT" } }).loggedInOrRemembered,
    ).toBe(false);
  });

  test("the customer's empty first name stays empty in the header, and missing beans are 0", () => {
    const { names, loyaltyBeans } = headerCustomer({
      customer: { firstname: " ", lastname: "Kovács" },
    });
    expect([names, loyaltyBeans]).toEqual([["", "Kovács"], 0]);
  });

  test.each([
    [undefined],
    [null],
    ["LOGGED_IN"],
    [[]],
    [{ tracking: null, customer: "Anna" }],
    [{ tracking: { loginStatus: true }, customer: { firstname: {}, lastname: [1] } }],
    [{ customer: { loyaltyBeans: "250", statuses: { isCommunityMember: "true" } } }],
    [{ customer: { loyaltyBeans: -5, statuses: [] } }],
    [{ customer: { loyaltyBeans: Number.NaN } }],
  ])("%j is no customer for the header", (data) => {
    expect(headerCustomer(data)).toEqual(noCustomer);
  });
});

test.each([
  ["homepage", true],
  ["category", true],
  [undefined, true],
  ["basket", false],
  ["ProductDetailPage", false],
])("on the page type %s the header hides while scrolling: %s", (pageType, hides) => {
  expect(hidesOnScroll(pageType)).toBe(hides);
});
