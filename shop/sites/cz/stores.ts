import type { Store } from "../../orders/stores.ts";

/** The stores of the page `storefinder`, in its order. */
export const stores: Store[] = [
  {
    id: "praha-na-prikope",
    name: "Praha, Na Příkopě",
    address: "Na Příkopě 1188/62, 110 00 Praha 1",
  },
  { id: "praha-karlin", name: "Praha, Karlín", address: "Thámova 855/112, 186 00 Praha 8" },
  { id: "brno-masarykova", name: "Brno, Masarykova", address: "Masarykova 712/94, 602 00 Brno" },
  {
    id: "ostrava-nadrazni",
    name: "Ostrava, Nádražní",
    address: "Nádražní 1402/396, 702 00 Ostrava",
  },
  { id: "plzen-americka", name: "Plzeň, Americká", address: "Americká 1066/118, 301 00 Plzeň" },
  {
    id: "olomouc-ostruznicka",
    name: "Olomouc, Ostružnická",
    address: "Ostružnická 655/86, 779 00 Olomouc",
  },
  { id: "liberec-prazska", name: "Liberec, Pražská", address: "Pražská 702/94, 460 01 Liberec" },
  {
    id: "ceske-budejovice-krajinska",
    name: "České Budějovice, Krajinská",
    address: "Krajinská 511/82, 370 01 České Budějovice",
  },
];
