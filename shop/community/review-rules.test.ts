import { expect, test } from "vitest";
import { offeredPublicName, ratingOf, stateAfterWriting } from "./community-rules.ts";
import { invitationDays, invitationStep, reviewProblems, typedReview } from "./review-rules.ts";

const now = new Date("2026-12-01T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const products = [{ product: 100101, title: "Espresso", picture: "", url: "/" }];
const order = { isCancelled: false, products };

test("a rating is the mean of all stars", () => {
  expect(ratingOf(1, [1, 0, 0, 0, 3])).toMatchObject({ count: 4, mean: 4 });
  expect(ratingOf(1, [0, 0, 0, 0, 0])).toBeUndefined();
});

test("what staff refused or removed waits again when its author changes it", () => {
  expect(stateAfterWriting(false)).toBe("published");
  expect(stateAfterWriting(false, "published")).toBe("published");
  expect(stateAfterWriting(false, "refused")).toBe("waiting");
  expect(stateAfterWriting(false, "removed")).toBe("waiting");
  expect(stateAfterWriting(true, "published")).toBe("waiting");
});

test("the offered name has the first name and one letter of the last one", () => {
  expect(offeredPublicName({ firstName: " Ida ", lastName: "Özgür" })).toBe("Ida Ö.");
  expect(offeredPublicName({ firstName: "Ida", lastName: "" })).toBe("Ida");
});

test("a mail that asks for reviews follows two weeks after the delivery, and not for what did not stay", () => {
  const asked = daysAgo(30);
  const delivered = (days: number) => ({ ...order, deliveredAt: daysAgo(days) });
  expect(invitationStep(delivered(invitationDays), asked, now)).toBe("send");
  expect(invitationStep(delivered(invitationDays - 1), asked, now)).toEqual({
    checkAt: daysAgo(-1),
  });
  expect(invitationStep({ ...delivered(20), products: [] }, asked, now)).toBe("end");
  expect(invitationStep({ ...delivered(20), isCancelled: true }, asked, now)).toBe("end");
  expect(invitationStep(delivered(60), asked, now)).toBe("end");
  expect(invitationStep(undefined, asked, now)).toBe("end");
  expect(invitationStep(order, asked, now)).toEqual({ checkAt: daysAgo(-1) });
  expect(invitationStep(order, daysAgo(121), now)).toBe("end");
});

test("a review needs stars, title, text and name, without links", () => {
  const complete = { stars: "5", title: "Gut", body: "Sehr gut.", use: "", name: "Ida" };
  expect(reviewProblems(typedReview(complete))).toEqual({});
  expect(reviewProblems(typedReview({}))).toEqual({
    stars: "noStars",
    title: "required",
    body: "required",
    name: "required",
  });
  expect(
    reviewProblems(typedReview({ ...complete, stars: "6", title: "x".repeat(101), body: "www.a" })),
  ).toEqual({ stars: "noStars", title: "tooLong", body: "noLinks" });
});
