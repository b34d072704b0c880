import type { RestockTexts } from "../../../restock/restock-texts.ts";

export const restock: RestockTexts = {
  title: "Értesítés, ha újra kapható",
  variantTitle: "Elfogyott, amit választana? Értesítjük",
  intro: "Amint ez a termék újra kapható nálunk, e-mailt küldünk Önnek.",
  email: "E-mail-cím",
  submit: "Értesítést kérek",
  note: "Először megerősíti a címét. Ezután egyetlen e-mailt kap, és töröljük a kérését, legkésőbb {days} nap múlva.",
  unavailable: "Most nem tudjuk elmenteni a kérését. Kérjük, próbálja újra kis idő múlva.",
  requested: {
    title: "Kérjük, erősítse meg a címét",
    text: "Hamarosan e-mailt kap egy hivatkozással. A kérését csak azután rögzítjük, hogy ott megerősítette. Ha ennél a terméknél ezt már megtette, nem érkezik újabb e-mail. Egy címre naponta legfeljebb {times} ilyen e-mailt küldünk. Ha nem érkezik semmi, kérjük, nézze meg a levélszemét mappát is.",
  },
  available: {
    title: "Már újra kapható",
    text: "Ez a termék időközben újra kapható. Azonnal megrendelheti.",
  },
  confirm: {
    title: "Már csak egy kattintás",
    text: "Erősítse meg, hogy írjunk erre a címre, amint a termék újra kapható: {email}.",
    button: "Kérés megerősítése",
    ignore: "Nem Ön volt? Akkor egyszerűen zárja be ezt az oldalt.",
  },
  confirmed: {
    title: "Értesíteni fogjuk",
    text: "Amint a termék újra kapható, egyszer írunk erre a címre: {email}. Ezután töröljük a kérését, legkésőbb {days} nap múlva.",
  },
  waiting: {
    title: "A kérését már megerősítette",
    text: "Amint a termék újra kapható, egyszer írunk erre a címre: {email}.",
    button: "Kérés törlése",
  },
  ended: {
    title: "Ez a kérés már nem létezik",
    text: "Vagy már írtunk Önnek, vagy a kérést törölték.",
  },
  deleted: {
    title: "Kérését töröltük",
    text: "Ezzel a termékkel kapcsolatban többé nem írunk Önnek.",
  },
  expired: {
    title: "Ez a hivatkozás lejárt",
    text: "A hivatkozás {hours} óráig volt érvényes. A termék oldalán újra kérhet értesítést.",
  },
  invalid: {
    title: "Ez a hivatkozás érvénytelen",
    text: "Kérjük, nyissa meg közvetlenül az e-mailünkből, és ellenőrizze, hogy teljes-e.",
  },
  toArticle: "Tovább a termékhez",
  mails: {
    confirmation: {
      subject: "Kérjük, erősítse meg kérését: {article}",
      text: "Szeretné tudni, mikor lesz újra kapható ez a termék. Kérjük, erősítse meg: csak ezután rögzítjük a kérését.",
      button: "Kérés megerősítése",
      validity:
        "A hivatkozás egy oldalra vezet, ahol egy gombbal erősítheti meg a kérését. {hours} óráig érvényes.",
      reason:
        "Azért kapta ezt az e-mailt, mert címét weboldalunkon megadták, hogy értesítést kapjon erről a termékről. Ha nem Ön volt, nincs teendője: megerősítés nélkül nem írunk Önnek, és a címet {newsletterUnconfirmedDays} nap után töröljük.",
    },
    back: {
      subject: "Újra kapható: {article}",
      text: "Szerette volna tudni, mikor lesz újra kapható ez a termék. Most megrendelheti, de nem tettük félre Önnek.",
      button: "Tovább a termékhez",
      last: "Ehhez a kéréshez csak ezt az egy e-mailt küldjük. A kérést töröltük. Az ár az e-mail küldésekor volt érvényes.",
      reason: "Azért kapta ezt az e-mailt, mert kérte, és megerősítette a címét.",
    },
  },
};
