import type { NewsletterExtras } from "../../../border/newsletter/newsletter-contract.ts";

export const newsletterExtras: NewsletterExtras = {
  example: "[So sieht ein Newsletter aus](/newsletter-beispiel-s400007351.html)",
};
