import {
  NewsletterForm,
  type NewsletterFormProps,
} from "../../features/newsletter/client/NewsletterForm.tsx";
import styles from "../../features/newsletter/client/newsletter-fields.css?inline";
import { track } from "./track.ts";
import { hydratePart } from "./hydrate-part.ts";

/** What appears when the form is used is not shown before hydration: in the footer its styles load with the island. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

declare module "./Island.tsx" {
  interface Islands {
    NewsletterForm: NewsletterFormProps;
  }
}

export function hydrate(container: Element, props: NewsletterFormProps) {
  const place = container.getRootNode() as Document | ShadowRoot;
  if (!place.adoptedStyleSheets.includes(sheet)) place.adoptedStyleSheets.push(sheet);
  hydratePart(container, <NewsletterForm {...props} track={track} />);
}
