import { footer as german } from "../de/footer.ts";
import type { SiteFooter } from "../site-footer.ts";

export const footer: SiteFooter = {
  networks: ["facebook", "instagram", "pinterest", "youtube"],
  carriers: { postAT: "Österreichische Post", jclAT: "JCL Logistics" },
  seals: {
    atGuetezeichen2023: "Österreichisches E-Commerce-Gütezeichen",
    hvAustria: "Handelsverband Österreich",
    euTrustmark: "Ecommerce Europe Trustmark",
  },
  texts: {
    ...german.texts,
    serviceHours: "Montag bis Freitag, 8 bis 18 Uhr",
    salesTax: "Alle Preise inkl. USt., zzgl. [Versandkosten].",
  },
};
