import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Compile } from "typebox/compile";
import { ContentError, parseContent } from "../../../shared/content-file.ts";
import { siteCodes, type SiteCode } from "../../../shared/site.ts";
import {
  CampaignsContent,
  PartnerProductsContent,
  VouchersContent,
  type AmountBySite,
  type CampaignContent,
  type PartnerProductContent,
  type VoucherContent,
} from "./extras-schema.ts";

/** The validated content of content/cart. */
export interface ExtrasContent {
  campaigns: CampaignContent[];
  vouchers: VoucherContent[];
  partnerProducts: PartnerProductContent[];
}

/** Identifiers of the catalogue to which extras may refer. */
export interface KnownToExtras {
  /** Article numbers. */
  tcms: Set<string>;
  categories: Set<string>;
  pictures: Set<string>;
}

const files = {
  campaigns: "campaigns.yaml",
  vouchers: "vouchers.yaml",
  partnerProducts: "partner-products.yaml",
};
const validators = {
  campaigns: Compile(CampaignsContent),
  vouchers: Compile(VouchersContent),
  partnerProducts: Compile(PartnerProductsContent),
};

/** Reads and checks the files of a folder. Throws a ContentError for the first mistake. */
export async function readExtras(folder: string, known: KnownToExtras): Promise<ExtrasContent> {
  const source = (file: string) => readFile(join(folder, file), "utf8");
  const campaigns = parseContent(
    files.campaigns,
    await source(files.campaigns),
    validators.campaigns,
  );
  const vouchers = parseContent(files.vouchers, await source(files.vouchers), validators.vouchers);
  const partnerProducts = parseContent(
    files.partnerProducts,
    await source(files.partnerProducts),
    validators.partnerProducts,
  );
  checkCampaigns(campaigns, known);
  checkVouchers(vouchers, known);
  checkPartnerProducts(partnerProducts, known);
  return { campaigns, vouchers, partnerProducts };
}

/** The sites on which a voucher is valid: without a list all of them. */
export function sitesOf({ sites }: VoucherContent): readonly SiteCode[] {
  return sites ?? siteCodes;
}

type Mistake = (what: string) => never;

const mistakeIn =
  (file: string, where: string): Mistake =>
  (what) => {
    throw new ContentError(`${file}: ${where}: ${what} (see content/README.md).`);
  };

function checkCampaigns(campaigns: CampaignContent[], known: KnownToExtras) {
  const seen = new Set<string>();
  for (const campaign of campaigns) {
    const mistake = mistakeIn(files.campaigns, campaign.id);
    checkOnce(seen, campaign.id, mistake);
    checkTime(campaign, mistake);
    if (!known.tcms.has(campaign.tcm))
      mistake(`there is no article "${campaign.tcm}"; give the tcm of one of the catalogue`);
  }
}

function checkVouchers(vouchers: VoucherContent[], known: KnownToExtras) {
  const seen = new Set<string>();
  for (const voucher of vouchers) {
    const { code, percent, amounts, minimum, category } = voucher;
    const mistake = mistakeIn(files.vouchers, code);
    const sites = sitesOf(voucher);
    for (const site of sites) {
      if (seen.has(`${site} ${code}`))
        mistake(`the site ${site} has two vouchers of this code; give one another code`);
      seen.add(`${site} ${code}`);
    }
    checkTime(voucher, mistake);
    if ((percent === undefined) === (amounts === undefined))
      mistake("a voucher takes off either percent or amounts; give one of them");
    for (const site of sites)
      if (amounts && amounts[site] === undefined)
        mistake(`there is no amount for the site ${site}; add it, or list the other sites`);
    for (const [key, bySite] of Object.entries({ amounts, minimum }))
      for (const site of sitesIn(bySite))
        if (!sites.includes(site))
          mistake(
            `${key} names ${site}, where it is not valid; remove it, or add ${site} to sites`,
          );
    if (category !== undefined && !known.categories.has(category))
      mistake(`there is no category "${category}" in categories.yaml; correct it or leave it out`);
  }
}

function checkPartnerProducts(products: PartnerProductContent[], known: KnownToExtras) {
  const seen = new Set<string>();
  for (const product of products) {
    const mistake = mistakeIn(files.partnerProducts, product.id);
    checkOnce(seen, product.id, mistake);
    checkTime(product, mistake);
    if (!known.pictures.has(product.picture))
      mistake(
        `there is no picture "${product.picture}"; name a category's (category-…) or a product's (100101-scene)`,
      );
  }
}

function checkOnce(seen: Set<string>, id: string, mistake: Mistake) {
  if (seen.has(id)) mistake("this id is used twice; it must be unique");
  seen.add(id);
}

function checkTime({ from, until }: { from?: string; until?: string }, mistake: Mistake) {
  for (const moment of [from, until])
    if (moment !== undefined && Number.isNaN(Date.parse(moment)))
      mistake(`there is no moment ${moment}; correct it`);
  if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
    mistake("it ends before it begins; correct from or until");
}

/** The sites that an amount is given for. */
function sitesIn(amounts: AmountBySite | undefined): SiteCode[] {
  return siteCodes.filter((site) => amounts?.[site] !== undefined);
}
