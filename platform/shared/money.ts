import { sumOf } from "./sum.ts";
import { numberFormat } from "./texts/formats.ts";
import type { Currency, Site } from "./sites/site.ts";

/** An amount in hundredths of a site's currency (cents, Rappen, haléř, fillér, grosz, kuruş): a whole number. */
export type Amount = number;

/**
 * Formats a price for the site: "6,99 Euro" (DE), "€ 6,99" (AT), "CHF 8.95", "179 Kč", "2790 Ft", "329,90 TL"; what is deducted
 * with a minus sign: "−5,00 Euro", "CHF −5.00".
 */
export function formatMoney(amount: Amount, site: Pick<Site, "locale" | "currency">): string {
  return write(amount, site, digits[site.currency.code] ?? cents);
}

/** Formats an amount in running text: like a price, but without decimals when it is whole: "20 Euro", "CHF 30", "1.000 TL". */
export function formatAmount(amount: Amount, site: Pick<Site, "locale" | "currency">): string {
  const { code } = site.currency;
  return write(amount, site, { ...(digits[code] ?? cents), trailingZeroDisplay: "stripIfInteger" });
}

/** Writes an amount with a point and two decimals, as machines read it: "6.99". */
export const toDecimal = (amount: Amount) => (amount / 100).toFixed(2);

/** Rounds to the smallest step of the currency, halves away from zero. */
export function roundToStep(amount: number, currency: Currency): Amount {
  const steps = amount / currency.step;
  return Math.sign(steps) * Math.round(Math.abs(steps)) * currency.step;
}

/** Returns the tax included in an amount, in whole hundredths, or in whole units for currencies without hundredths. */
export function taxIn(gross: Amount, percent: number, { code }: Currency): Amount {
  const thousandths = Math.round(percent * 10);
  const smallest = code === "HUF" ? 100 : 1;
  return Math.round((gross * thousandths) / (1000 + thousandths) / smallest) * smallest;
}

/** Splits an amount in proportion to the weights; the remainder of rounding goes to the largest fractions. */
export function shareAmount(amount: Amount, weights: Amount[]): Amount[] {
  const sum = sumOf(weights, (weight) => weight);
  if (sum === 0 || amount === 0) return weights.map(() => 0);
  const whole = BigInt(sum);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / whole));
  const left = amount - sumOf(shares, (part) => part);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % whole }))
    .sort((a, b) => Number(b.remainder - a.remainder));
  for (const { index } of byRemainder.slice(0, left)) shares[index]!++;
  return shares;
}

/** Net content of one item that is sold by weight or by volume. */
export interface NetContent {
  grams?: number | null;
  millilitres?: number | null;
}

export interface UnitPriceTexts {
  /** "{price} / kg" */
  perKilogram: string;
  /** "{price} / l" */
  perLitre: string;
}

/** Returns the price per kilogram or litre of an item that has this many grams or millilitres. */
export function pricePerUnit(price: Amount, content: number, currency: Currency): Amount {
  return roundToStep((price * 1000) / content, currency);
}

/** Formats a percentage for the site: "14 %" (with a no-break space), "14%" or "%14". */
export function formatPercent(percent: number, { locale }: Pick<Site, "locale">): string {
  const text = numberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(
    percent / 100,
  );
  // The Swiss locales omit the space, but the shop's Swiss texts use it.
  return locale.endsWith("-CH") ? text.replace("%", "\u00a0%") : text;
}

/** Formats a saving for the site, "−14 %" or "−%14", in whole percent. Rounds down, so that it is never overstated. */
export function formatSaving(price: Amount, was: Amount, site: Pick<Site, "locale">): string {
  const percent = Math.floor(((was - price) * 100) / was);
  return formatPercent(-percent, site).replace("-", "−");
}

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
/** By currency, where not cents. */
const digits: Partial<Record<Currency["code"], Intl.NumberFormatOptions>> = {
  CZK: { ...cents, trailingZeroDisplay: "stripIfInteger" },
  HUF: { minimumFractionDigits: 0, maximumFractionDigits: 0 },
};

function write(
  amount: Amount,
  { locale, currency: { code, word } }: Pick<Site, "locale" | "currency">,
  options: Intl.NumberFormatOptions,
): string {
  const style = word ? {} : ({ style: "currency", currency: code } as const);
  // Switzerland writes "CHF 8.95" in all its languages, but only the German locale does.
  const written = code === "CHF" ? "de-CH" : locale;
  const number = numberFormat(written, { ...style, ...options })
    .format(amount / 100)
    // Locales have a hyphen, and the Swiss one no space before it.
    .replace(/^(CHF)?-/, (_, currency = "") => `${currency && `${currency}\u00a0`}−`);
  return word ? `${number}\u00a0${word}` : number;
}
