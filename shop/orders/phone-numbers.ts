import type { CourierPhone } from "../../platform/shared/sites/site.ts";

/**
 * Returns a phone number that couriers of a country can call, in international form: "+90 532 123 45 67"; undefined for any other text.
 * The number may be typed with or without the country's code, with spaces and signs between its digits.
 */
export function courierNumber(
  typed: string,
  { callingCode, pattern, groups }: Pick<CourierPhone, "callingCode" | "pattern" | "groups">,
): string | undefined {
  if (!/^[+\d\s()./-]*$/.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/g, "").replace(new RegExp(`^(?:00)?${callingCode}`), "0");
  const national = digits.replace(/^0+/, "");
  if (!new RegExp(`^(?:${pattern})$`).test(national)) return undefined;
  let rest = national;
  const parts = groups.map((length) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
  return [`+${callingCode}`, ...parts].join(" ");
}
