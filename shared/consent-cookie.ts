/** The cookie in which the consent tool stores what the shopper allows: "…&groups=C0001%3A1%2CC0002%3A0&…". */
const consentCookie = "OptanonConsent";
const statisticsRefused = "C0002:0";

/** Whether the shopper of a `Cookie` header, or of `document.cookie`, has refused statistics. */
export function refusesStatistics(cookies = ""): boolean {
  const prefix = `${consentCookie}=`;
  const consent = cookies.split(/;\s*/).find((pair) => pair.startsWith(prefix));
  const groups = new URLSearchParams(consent?.slice(prefix.length)).get("groups");
  return groups?.split(",").includes(statisticsRefused) ?? false;
}
