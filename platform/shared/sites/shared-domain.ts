/** Second levels below which domains of different owners lie, such as com.tr, besides the top level. */
const publicSecondLevel = /^(ac|co|com|edu|gen|gov|net|or|org|web)\.[a-z]{2}$/;

/**
 * Returns the domain that two origins share, such as "example.de" of www.example.de and shop.example.de: browsers count them as one
 * site. Undefined when they share none, or differ in their scheme. Knows the common public suffixes only; browsers know all.
 */
export function sharedDomain(one: string, other: string): string | undefined {
  const [first, second] = [new URL(one), new URL(other)];
  if (first.protocol !== second.protocol) return undefined;
  const labels = (host: string) => host.split(".").toReversed();
  const others = labels(second.hostname);
  const own = labels(first.hostname);
  const end = own.findIndex((label, index) => label !== others[index]);
  const common = own.slice(0, end < 0 ? own.length : end);
  const domain = common.toReversed().join(".");
  const isAddress = /^[\d.]+$|^\[/.test(first.hostname);
  return common.length < 2 || isAddress || publicSecondLevel.test(domain) ? undefined : domain;
}
