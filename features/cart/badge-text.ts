/** Number on the badge: more than 99 is "+99", none is nothing. Alone, so that the first view needs no other rule. */
export function badgeText(count: number): string {
  if (count <= 0) return "";
  return count > 99 ? "+99" : String(count);
}
