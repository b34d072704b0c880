import { expect, test } from "vitest";
import type { Language } from "../../../../shared/site.ts";
import { productType } from "./product-type.ts";

test.each<[Language, string, string | undefined]>([
  ["de", "Elektrische Kaffeemühle „Mahlstrom“", "Elektrische Kaffeemühle"],
  ["de", "Kaffeevollautomat „Veduta“ mit Milchsystem", "Kaffeevollautomat"],
  ["de", "Espresso Leise Stunde, entkoffeiniert", undefined],
  ["de", "Runder Spiegel Luna", undefined],
  ["fr", "Moulin à café manuel « Nara »", "Moulin à café manuel"],
  ["fr", "Café crème Dimanche matin en grains", "Café crème"],
  ["fr", "T-shirt Ilka en coton bio", "T-shirt"],
  ["fr", "Filtres à café en papier non blanchi", undefined],
  ["fr", "Café du Brésil", undefined],
  ["pl", "Kurtka do biegania Mgła", "Kurtka do biegania"],
  ["pl", "Wełniany płaszcz Alma", "Wełniany płaszcz"],
  ["cs", "Šálky na espresso „Momento“, 4 ks s podšálky", "Šálky na espresso"],
  ["sk", "Kapsuly Espresso Tichá hodina bez kofeínu", "Kapsuly"],
  ["hu", "Csendes Óra koffeinmentes eszpresszó, őrölt", "koffeinmentes eszpresszó"],
  ["hu", "Sul de Minas brazil eszpresszó, szemes", "brazil eszpresszó"],
  ["hu", "„Ordo” bőröndrendező készlet, 5 részes", "bőröndrendező készlet"],
  ["hu", "Trama pamutkötél szennyeskosár 60 l", "pamutkötél szennyeskosár"],
  ["tr", "Nyeri Kenya filtre kahve, öğütülmüş", "filtre kahve"],
  ["tr", "“Kornett” kayın kahve değirmeni", "kayın kahve değirmeni"],
  ["tr", "Küçük Ay Gece Lambası", undefined],
  ["fr", "", undefined],
  ["tr", "“Kornett”", undefined],
])("%s: %s", (language, name, type) => {
  expect(productType(name, language)).toBe(type);
});
