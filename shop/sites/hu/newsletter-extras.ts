import type { NewsletterExtras } from "../../../border/newsletter/newsletter-contract.ts";

export const newsletterExtras: NewsletterExtras = {
  example: "[Nézze meg, milyen a hírlevelünk](/hirlevel-minta-s400007351.html)",
};
