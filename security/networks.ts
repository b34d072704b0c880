import { isIPv6 } from "node:net";

/** The IPv4 address, or the /64 prefix of an IPv6 address, which one household shares. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  if (ip.startsWith("::ffff:")) return ip.slice("::ffff:".length);
  const [start = "", end = ""] = ip.split("::");
  const [head, tail] = [start.split(":"), end ? end.split(":") : []];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}

/** A network of many connections, which names none of them: "203.0.113.0" or "2001:db8:1::". */
export function wideNetworkOf(ip: string): string {
  const network = networkOf(ip);
  return network.includes(":")
    ? `${network.split(":").slice(0, 3).join(":")}::`
    : network.replace(/\.\d+$/, ".0");
}
