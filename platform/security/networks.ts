import { isIPv6 } from "node:net";

/** Returns the IPv4 address, or the /64 prefix of an IPv6 address, which one household shares. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  if (ip.startsWith("::ffff:")) return ip.slice("::ffff:".length);
  const [start = "", end = ""] = ip.split("::");
  const [head, tail] = [start.split(":"), end ? end.split(":") : []];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}

/** Returns a network of many connections, which identifies none of them: "203.0.113.0" or "2001:db8:1::". */
export function wideNetworkOf(ip: string): string {
  const network = networkOf(ip);
  return network.includes(":")
    ? `${network.split(":").slice(0, 3).join(":")}::`
    : network.replace(/\.\d+$/, ".0");
}

/** A subject that an attempt counts for, and the factor by which its limit is raised. */
export interface Share {
  client: string;
  factor: number;
}

/**
 * Returns the networks that an address belongs to, for limits that grow with the size of the network: an owner of a whole block
 * of addresses gains little by it, and neighbours do not use up each other's attempts. IPv4: the address and its /24; IPv6: /64,
 * /56, which many households get, and /48. `what` is the target of the attempts, such as the name of an account.
 */
export function sharesOf(ip: string, what = ""): [Share, ...Share[]] {
  const network = networkOf(ip);
  const share = (name: string, factor: number) => ({
    client: `${what} ${name}`.trimStart(),
    factor,
  });
  if (!network.includes(":")) return [share(network, 1), share(`${wideNetworkOf(ip)}/24`, 4)];
  const groups = network.split(":");
  const last = Number.parseInt(groups[3]!, 16) & 0xff00;
  const household = [...groups.slice(0, 3), last.toString(16)].join(":");
  return [share(network, 1), share(`${household}::/56`, 2), share(`${wideNetworkOf(ip)}/48`, 3)];
}
