import type { Market } from "../../platform/shared/sites/site.ts";
import type { PostalAddress } from "./order-contract.ts";
import type { ShopMarket } from "../sites/site-codes.ts";

export type AddressField = keyof PostalAddress;

/** All fields of the checkout's forms. */
export type CheckoutField =
  | AddressField
  | "email"
  | "kind"
  | "storeId"
  | "payment"
  | "vatNumber"
  | "giftMessage";

/** Maximum length of each text in characters. */
export const maxFieldLengths = {
  firstName: 100,
  lastName: 100,
  company: 120,
  street: 120,
  extra: 120,
  postalCode: 16,
  town: 100,
  region: 60,
  phone: 30,
  vatNumber: 30,
  giftMessage: 300,
} as const;

/** Fields that stand on one line of the form. */
type FieldLine = readonly AddressField[];

const usual: FieldLine[] = [["street"], ["extra"], ["postalCode", "town"]];

/** Lines of a country's address form below the names, for countries that differ from the usual order. */
const lines: Partial<Record<Market, FieldLine[]>> = {
  HU: [["postalCode", "town"], ["street"], ["extra"]],
  TR: [["street"], ["extra"], ["town", "region"], ["postalCode"]],
} satisfies Partial<Record<ShopMarket, FieldLine[]>>;

/** Returns the lines of an address form below the names, in the order in which the country writes addresses. */
export const addressLinesOf = (country: Market): FieldLine[] => lines[country] ?? usual;

export const hasRegion = (country: Market) => regionsOf(country).length > 0;

const optional: readonly AddressField[] = ["company", "extra", "phone"];

export const isRequiredField = (field: AddressField, country: Market) =>
  field === "region" ? hasRegion(country) : !optional.includes(field);

/** Returns the regions that addresses of a country name, in its order; none for most countries. */
export const regionsOf = (country: Market): readonly string[] =>
  country === "TR" ? turkishProvinces : [];

/** The 81 provinces of Türkiye in alphabetical order (ISO 3166-2:TR). */
const turkishProvinces = (
  "Adana Adıyaman Afyonkarahisar Ağrı Aksaray Amasya Ankara Antalya Ardahan Artvin Aydın Balıkesir Bartın Batman Bayburt " +
  "Bilecik Bingöl Bitlis Bolu Burdur Bursa Çanakkale Çankırı Çorum Denizli Diyarbakır Düzce Edirne Elazığ Erzincan Erzurum " +
  "Eskişehir Gaziantep Giresun Gümüşhane Hakkâri Hatay Iğdır Isparta İstanbul İzmir Kahramanmaraş Karabük Karaman Kars " +
  "Kastamonu Kayseri Kırıkkale Kırklareli Kırşehir Kilis Kocaeli Konya Kütahya Malatya Manisa Mardin Mersin Muğla Muş " +
  "Nevşehir Niğde Ordu Osmaniye Rize Sakarya Samsun Siirt Sinop Sivas Şanlıurfa Şırnak Tekirdağ Tokat Trabzon Tunceli Uşak " +
  "Van Yalova Yozgat Zonguldak"
).split(" ");
