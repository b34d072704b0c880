import type { MemberTexts } from "../../../community/member-texts.ts";

export const members: MemberTexts = {
  intro:
    "Tagként kérdezhet a termékeinkről, válaszolhat másoknak, és megoszthatja receptjeit. A többiek ebből csak a nyilvános nevét látják.",
  joinTitle: "Csatlakozás a közösséghez",
  name: "Nyilvános név",
  nameHint: "3–30 karakter. Nem kell az igazi nevének lennie.",
  rules: "Elolvastam [a közösség szabályait], és betartom őket.",
  mails: "Kérek e-mailt, ha valaki válaszolt a kérdésemre.",
  join: "Csatlakozom",
  note: "Ez a név áll minden alatt, amit a közösségben ír. Ha kilép, vagy törli a fiókját, a helyére „Korábbi tag” kerül.",
  settingsTitle: "Így látják mások",
  memberSince: "Ezen a néven ír: {name}. A tagság kezdete: {date}.",
  save: "Mentés",
  toCommunity: "Tovább a közösséghez",
  shareRecipe: "Recept megosztása",
  own: {
    title: "Az Ön bejegyzései",
    empty: "Még nem írt semmit.",
    kinds: { question: "Kérdés", answer: "Válasz", recipe: "Recept" },
    states: {
      waiting: "Még olvassuk",
      published: "Megjelent",
      refused: "Nem jelent meg",
      removed: "Eltávolítottuk",
    },
    change: "Módosítás",
    delete: "Törlés",
    deleteFinally: "Végleges törlés",
  },
  leaveTitle: "Kilépés a közösségből",
  leaveText:
    "Értékelései, kérdései, válaszai és receptjei megmaradnak, de a neve nélkül. Amit teljesen el szeretne tüntetni, azt előtte törölje itt fent. Ez nem vonható vissza: ha újra csatlakozik, a régebbi bejegyzések akkor is név nélkül maradnak.",
  leave: "Kilépek a közösségből",
  problems: {
    required: "Kérjük, válasszon nyilvános nevet.",
    tooShort: "A név legalább három karakterből álljon, és legyen benne két betű.",
    tooLong: "A név legfeljebb 30 karakter lehet.",
    invalidCharacters:
      "Kérjük, csak latin betűket, számjegyeket, szóközt, pontot, aposztrófot, aláhúzást és kötőjelet használjon.",
    contact: "Kérjük, ne adjon meg címet vagy telefonszámot: a név nyilvános.",
    reserved: "Ez a név úgy hangzik, mintha az üzlet írna. Kérjük, válasszon másikat.",
    taken: "Ez a név már foglalt. Kérjük, válasszon másikat.",
    rules: "Kérjük, olvassa el és fogadja el a szabályokat.",
  },
  tooMany: "Ma már sokszor változtatott nevet. Kérjük, próbálja újra {duration} múlva.",
  unavailable: "Ezt most nem sikerült menteni. Kérjük, próbálja újra egy pillanat múlva.",
  former: "Korábbi tag",
  needed: {
    title: "Már csak egy nyilvános név kell",
    text: "A közösségben a tagok írnak. Válasszon nevet, utána itt folytathatja.",
    button: "Csatlakozom",
  },
};
