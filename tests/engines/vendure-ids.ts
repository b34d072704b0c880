import type { Staff } from "./vendure-staff.ts";

/** Ids that a server has given, by the names that the fixture has for them. */
export interface VendureIds {
  channels: Record<string, string>;
  locations: Record<string, string>;
  category: string;
  shelves: Record<string, string>;
  glazes: Record<string, string>;
  collections: Record<string, string>;
  group: string;
  options: string[];
  assets: string[];
}

interface Coded {
  id: string;
  code: string;
}

interface Answer {
  channels: { items: Coded[] };
  stockLocations: { items: { id: string; name: string }[] };
  taxCategories: { items: { id: string }[] };
  facets: { items: { code: string; values: Coded[] }[] };
  collections: { items: { id: string; customFields: { code: string } }[] };
  productOptionGroups: { items: { id: string; options: Coded[] }[] };
  assets: { items: { id: string; name: string }[] };
}

export async function readVendureIds(staff: Staff): Promise<VendureIds> {
  const response = await staff<Answer>(`{
    channels { items { id code } }
    stockLocations { items { id name } }
    taxCategories { items { id } }
    facets { items { code values { id code } } }
    collections { items { id customFields { code } } }
    productOptionGroups { items { id options { id code } } }
    assets { items { id name } }
  }`);
  const values = (facet: string) =>
    byName(
      response.facets.items.find(({ code }) => code === facet)?.values ?? [],
      ({ code }) => code,
    );
  const [group] = response.productOptionGroups.items;
  return {
    channels: byName(response.channels.items, ({ code }) => code),
    locations: byName(response.stockLocations.items, ({ name }) => name),
    category: response.taxCategories.items[0]!.id,
    shelves: values("shelf"),
    glazes: values("glaze"),
    collections: byName(response.collections.items, ({ customFields }) => customFields.code),
    group: group!.id,
    options: group!.options
      .toSorted((one, other) => positionOf(one) - positionOf(other))
      .map(({ id }) => id),
    assets: ["plain", "scene", "variant"].map(
      (name) => response.assets.items.find((asset) => asset.name.startsWith(name))!.id,
    ),
  };
}

/** Options are called "size-12". */
const positionOf = ({ code }: Coded) => Number(code.split("-")[1]);

const byName = <Item extends { id: string }>(items: Item[], nameOf: (item: Item) => string) =>
  Object.fromEntries(items.map((item) => [nameOf(item), item.id]));
