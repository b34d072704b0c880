import type { Motif } from "./motif.ts";
import { baskets } from "./motifs/baskets.ts";
import { bedding } from "./motifs/bedding.ts";
import { brewing } from "./motifs/brewing.ts";
import { capsuleMachines } from "./motifs/capsule-machines.ts";
import { care } from "./motifs/care.ts";
import { children } from "./motifs/children.ts";
import { clothing } from "./motifs/clothing.ts";
import { coffeePacks } from "./motifs/coffee-packs.ts";
import { cookware } from "./motifs/cookware.ts";
import { cupSets } from "./motifs/cup-sets.ts";
import { cups } from "./motifs/cups.ts";
import { dresses } from "./motifs/dresses.ts";
import { filterMachines } from "./motifs/filter-machines.ts";
import { fullyAutomaticMachines } from "./motifs/fully-automatic-machines.ts";
import { foldedCloth } from "./motifs/folded-cloth.ts";
import { furniture } from "./motifs/furniture.ts";
import { garden } from "./motifs/garden.ts";
import { grinders } from "./motifs/grinders.ts";
import { household } from "./motifs/household.ts";
import { kettles } from "./motifs/kettles.ts";
import { kitchenTools } from "./motifs/kitchen-tools.ts";
import { kitchen } from "./motifs/kitchen.ts";
import { lamps } from "./motifs/lamps.ts";
import { lightingFurniture } from "./motifs/lighting-furniture.ts";
import { luggage } from "./motifs/luggage.ts";
import { milkFrothers } from "./motifs/milk-frothers.ts";
import { nightwear } from "./motifs/nightwear.ts";
import { outdoors } from "./motifs/outdoors.ts";
import { outerwear } from "./motifs/outerwear.ts";
import { portafilterMachines } from "./motifs/portafilter-machines.ts";
import { socksAndHats } from "./motifs/socks-and-hats.ts";
import { sport } from "./motifs/sport.ts";
import { storageJars } from "./motifs/storage-jars.ts";
import { tablewareSets } from "./motifs/tableware-sets.ts";
import { textiles } from "./motifs/textiles.ts";
import { tops } from "./motifs/tops.ts";
import { towels } from "./motifs/towels.ts";
import { toys } from "./motifs/toys.ts";
import { travel } from "./motifs/travel.ts";

/** Everything that can be drawn, by the name that the content uses. */
export const motifs = {
  ...coffeePacks,
  ...foldedCloth,
  ...outdoors,
  ...toys,
  ...luggage,
  ...socksAndHats,
  ...nightwear,
  ...dresses,
  ...outerwear,
  ...tops,
  ...bedding,
  ...furniture,
  ...lamps,
  ...baskets,
  ...towels,
  ...kitchenTools,
  ...cookware,
  ...tablewareSets,
  ...kettles,
  ...care,
  ...storageJars,
  ...cupSets,
  ...milkFrothers,
  ...grinders,
  ...filterMachines,
  ...capsuleMachines,
  ...portafilterMachines,
  ...fullyAutomaticMachines,
  ...brewing,
  ...cups,
  ...kitchen,
  ...household,
  ...textiles,
  ...lightingFurniture,
  ...clothing,
  ...sport,
  ...children,
  ...garden,
  ...travel,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
