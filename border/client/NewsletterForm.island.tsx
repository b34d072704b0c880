import { NewsletterForm, type NewsletterFormProps } from "../newsletter/client/NewsletterForm.tsx";
import styles from "../newsletter/client/newsletter-fields.css?inline";
import { track } from "./track.ts";
import { hydratePart } from "./hydrate-part.ts";

declare module "./Island.tsx" {
  interface Islands {
    NewsletterForm: NewsletterFormProps;
  }
}

export function hydrate(container: Element, props: NewsletterFormProps) {
  return hydratePart(container, <NewsletterForm {...props} track={track} />, styles);
}
