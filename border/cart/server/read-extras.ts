import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import {
  checkUnique,
  checkValidity,
  type ReportMistake,
} from "../../../platform/shared/content/content-checks.ts";
import { readList } from "../../../platform/shared/content/content-file.ts";
import type { CompiledSchema } from "../../../platform/shared/content/content-form.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { onceForSites, type SiteSet } from "../../../platform/shared/sites/site-set.ts";
import {
  extrasSchemas,
  type AmountBySite,
  type CampaignContent,
  type PartnerProductContent,
  type VoucherContent,
} from "./extras-schema.ts";

/** The validated content of shop/content/cart. */
export interface ExtrasContent {
  campaigns: CampaignContent[];
  vouchers: VoucherContent[];
  partnerProducts: PartnerProductContent[];
  /** Reports whether a voucher that does not match the schema may have this code. */
  mayHaveVoucher(code: string): boolean;
}

/** Catalogue identifiers that extras may refer to. */
export interface KnownToExtras {
  /** Article numbers. */
  tcms: Pick<ReadonlySet<string>, "has">;
  categories: Pick<ReadonlySet<string>, "has">;
  pictures: Pick<ReadonlySet<string>, "has">;
}

const formsFor = onceForSites((sites) => {
  const { campaign, voucher, partnerProduct } = extrasSchemas(sites);
  return {
    campaigns: Compile(campaign),
    vouchers: Compile(voucher),
    partnerProducts: Compile(partnerProduct),
  };
});

/** Parses and validates the files. */
export function readExtras(
  files: ContentFiles,
  known: KnownToExtras,
  sites: SiteSet,
  mistakes: string[],
): ExtrasContent {
  const forms = formsFor(sites);
  const read = <Entry extends object>(
    file: string,
    form: CompiledSchema<Entry>,
    check: (entry: Entry, report: ReportMistake) => void,
  ) => {
    const list = readList(file, files.get(file), form, mistakes);
    for (const entry of list.entries)
      check(entry, (what, ...path) => list.mistake(entry, what, ...path));
    return list;
  };
  const campaigns = read("campaigns.yaml", forms.campaigns, campaignCheck(known));
  const vouchers = read("vouchers.yaml", forms.vouchers, voucherCheck(known, sites));
  const partnerProducts = read(
    "partner-products.yaml",
    forms.partnerProducts,
    partnerProductCheck(known),
  );
  checkUnique(campaigns.entries, "id", "id", ({ id }) => [id], campaigns.mistake);
  checkUnique(partnerProducts.entries, "id", "id", ({ id }) => [id], partnerProducts.mistake);
  return {
    campaigns: campaigns.entries,
    vouchers: vouchers.entries,
    partnerProducts: partnerProducts.entries,
    mayHaveVoucher: vouchers.mayHave,
  };
}

/** Reports whether a voucher is valid on a site: on all of them if it lists none. */
export const isValidOn = ({ sites }: VoucherContent, site: SiteCode) =>
  sites?.includes(site) ?? true;

function campaignCheck(known: KnownToExtras) {
  return (campaign: CampaignContent, report: ReportMistake) => {
    checkValidity(campaign, report);
    if (!known.tcms.has(campaign.tcm))
      report(`there is no article "${campaign.tcm}"; give the tcm of one of the catalogue`, "tcm");
  };
}

function voucherCheck(known: KnownToExtras, { codes }: SiteSet) {
  const seen = new Set<string>();
  return (voucher: VoucherContent, report: ReportMistake) => {
    const { code, percent, amounts, minimum, category } = voucher;
    const sites = codes.filter((site) => isValidOn(voucher, site));
    for (const site of sites) {
      if (seen.has(`${site} ${code}`))
        report(`the site ${site} has two vouchers of this code; give one another code`, "code");
      seen.add(`${site} ${code}`);
    }
    checkValidity(voucher, report);
    if ((percent === undefined) === (amounts === undefined))
      report("a voucher takes off either percent or amounts; give one of them", "percent");
    for (const site of sites)
      if (amounts && amounts[site] === undefined)
        report(
          `there is no amount for the site ${site}; add it, or list the other sites`,
          "amounts",
        );
    for (const [key, bySite] of Object.entries({ amounts, minimum }))
      for (const site of sitesIn(bySite, codes))
        if (!sites.includes(site))
          report(
            `${key} names ${site}, where it is not valid; remove it, or add ${site} to sites`,
            key,
          );
    if (category !== undefined && !known.categories.has(category))
      report(
        `there is no category "${category}" in categories.yaml; correct it or leave it out`,
        "category",
      );
  };
}

function partnerProductCheck(known: KnownToExtras) {
  return (product: PartnerProductContent, report: ReportMistake) => {
    checkValidity(product, report);
    if (!known.pictures.has(product.picture))
      report(
        `there is no picture "${product.picture}"; name a category's (category-…) or a product's (100101-scene)`,
        "picture",
      );
  };
}

/** Returns the sites for which an amount is given. */
function sitesIn(amounts: AmountBySite | undefined, codes: readonly SiteCode[]): SiteCode[] {
  return codes.filter((site) => amounts?.[site] !== undefined);
}
