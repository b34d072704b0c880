import type { FooterContent } from "../features/footer/footer-contract.ts";
import type { Jumps } from "../features/search/search-contract.ts";
import type { Site, SiteCode } from "../shared/site.ts";
import type { SiteTexts } from "./site-texts.ts";
import { footer as deFooter } from "./de/footer.ts";
import { jumps as deJumps } from "./de/jumps.ts";
import { site as deSite } from "./de/site.ts";
import { texts as deTexts } from "./de/texts.ts";
import { footer as atFooter } from "./at/footer.ts";
import { jumps as atJumps } from "./at/jumps.ts";
import { site as atSite } from "./at/site.ts";
import { texts as atTexts } from "./at/texts.ts";
import { footer as chFooter } from "./ch/footer.ts";
import { jumps as chJumps } from "./ch/jumps.ts";
import { site as chSite } from "./ch/site.ts";
import { texts as chTexts } from "./ch/texts.ts";
import { footer as chFrFooter } from "./ch-fr/footer.ts";
import { jumps as chFrJumps } from "./ch-fr/jumps.ts";
import { site as chFrSite } from "./ch-fr/site.ts";
import { texts as chFrTexts } from "./ch-fr/texts.ts";
import { footer as plFooter } from "./pl/footer.ts";
import { jumps as plJumps } from "./pl/jumps.ts";
import { site as plSite } from "./pl/site.ts";
import { texts as plTexts } from "./pl/texts.ts";
import { footer as czFooter } from "./cz/footer.ts";
import { jumps as czJumps } from "./cz/jumps.ts";
import { site as czSite } from "./cz/site.ts";
import { texts as czTexts } from "./cz/texts.ts";
import { footer as huFooter } from "./hu/footer.ts";
import { jumps as huJumps } from "./hu/jumps.ts";
import { site as huSite } from "./hu/site.ts";
import { texts as huTexts } from "./hu/texts.ts";
import { footer as skFooter } from "./sk/footer.ts";
import { jumps as skJumps } from "./sk/jumps.ts";
import { site as skSite } from "./sk/site.ts";
import { texts as skTexts } from "./sk/texts.ts";
import { footer as trFooter } from "./tr/footer.ts";
import { jumps as trJumps } from "./tr/jumps.ts";
import { site as trSite } from "./tr/site.ts";
import { texts as trTexts } from "./tr/texts.ts";

export interface SiteContent {
  site: Site;
  texts: SiteTexts;
  footer: FooterContent;
  /** Searches that lead straight to a page. */
  jumps: Jumps;
}

/** The nine shops. A site that lacks a text does not compile. */
export const allSites: Record<SiteCode, SiteContent> = {
  DE: { site: deSite, texts: deTexts, footer: deFooter, jumps: deJumps },
  AT: { site: atSite, texts: atTexts, footer: atFooter, jumps: atJumps },
  CH: { site: chSite, texts: chTexts, footer: chFooter, jumps: chJumps },
  CH_FR: { site: chFrSite, texts: chFrTexts, footer: chFrFooter, jumps: chFrJumps },
  PL: { site: plSite, texts: plTexts, footer: plFooter, jumps: plJumps },
  CZ: { site: czSite, texts: czTexts, footer: czFooter, jumps: czJumps },
  HU: { site: huSite, texts: huTexts, footer: huFooter, jumps: huJumps },
  SK: { site: skSite, texts: skTexts, footer: skFooter, jumps: skJumps },
  TR: { site: trSite, texts: trTexts, footer: trFooter, jumps: trJumps },
};
