import type { ReactNode } from "react";
import type { Page } from "../../../storefront/pages/render-page.server.tsx";
import { reviewPaths } from "../../shop-paths.ts";
import { pageTitle } from "../document/page-title.ts";
import { ReviewMessage, type ReviewMessageProps } from "./ReviewMessage.tsx";

/** Returns a page about one review, report or decision, which search engines do not list. */
export const reviewStepPage = (
  props: Omit<ReviewMessageProps, "children">,
  children?: ReactNode,
): Page => ({
  type: "content",
  styles: ["reviews.entry.css"],
  head: {
    title: pageTitle(props.title),
    description: props.text ?? props.title,
    path: reviewPaths.account,
    isPrivate: true,
  },
  body: <ReviewMessage {...props}>{children}</ReviewMessage>,
});
