import Validator from "@adobe/structured-data-validator";

type Item = Record<string, unknown>;

/** Properties, or one of several, that Google requires of types that the validator does not know (developers.google.com/search/docs/appearance). */
const required: Partial<Record<string, string[]>> = {
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer|suggestedAnswer"],
  Answer: ["text"],
  OnlineStore: ["name", "url", "logo", "legalName", "address", "contactPoint"],
  ProductGroup: ["name", "productGroupID", "hasVariant", "image"],
  LocalBusiness: ["name", "address"],
  SaleEvent: ["name", "startDate", "location"],
  QAPage: ["mainEntity"],
  OfferCatalog: ["name", "itemListElement"],
  ItemList: ["itemListElement"],
  WebSite: ["name", "url", "potentialAction"],
  SearchAction: ["target", "query-input"],
};

/** Returns what search engines would reject in the structured data of a page. */
export async function structuredDataErrors(data: Item[]): Promise<string[]> {
  const issues = await new Validator().validate({
    jsonld: structuredClone(Object.groupBy(data, (each) => String(each["@type"]))),
  });
  const errors = issues.filter(({ severity }) => severity === "ERROR");
  return [
    ...errors.map(
      ({ rootType, issueMessage, path }) => `${rootType}: ${issueMessage} ${JSON.stringify(path)}`,
    ),
    ...data.flatMap(missing),
  ];
}

function missing(item: Item): string[] {
  const type = String(item["@type"]);
  const absent = (required[type] ?? []).filter(
    (names) => !names.split("|").some((name) => item[name]),
  );
  const parts = Object.values(item)
    .flat()
    .filter((part) => typeof part === "object" && part !== null);
  return [
    ...absent.map((name) => `${type}: Required attribute "${name}" is missing`),
    ...parts.flatMap((part) => missing(part as Item)),
  ];
}
