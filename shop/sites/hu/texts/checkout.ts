import type { CheckoutTexts } from "../../../orders/checkout-texts.ts";

export const checkout: CheckoutTexts = {
  checkout: "Pénztár",
  progress: "A rendelés lépései",
  steps: {
    login: "Bejelentkezés",
    delivery: "Szállítás",
    payment: "Fizetés",
    review: "Ellenőrzés",
  },
  next: "Tovább",
  toCart: "Vissza a kosárhoz",
  summary: "Az Ön vásárlása",
  change: "Módosítás",
  changeOf: "Módosítás: {part}",
  guest: "Rendelés fiók nélkül",
  guestIntro:
    "Nincs szükség fiókra. Rendelését később a rendelésszám és az e-mail-cím alapján találja meg.",
  toGuest: "Tovább fiók nélkül",
  registerIntro:
    "Fiókkal minden rendelését egy helyen látja, és kosarát minden eszközén megtalálja. Megerősítő e-mailt küldünk; a kosara addig megvárja.",
  loggedOut:
    "Már nincs bejelentkezve. Kérjük, jelentkezzen be újra: mindaz, amit megadott, még megvan.",
  otherAccount:
    "Egy másik ablakban a következő címmel jelentkezett be: {email}. A rendelés ezért ennek a fióknak a kosarával folytatódik. Kérjük, ellenőrizzen még egyszer mindent, a megadott adatokat is.",
  merged: {
    title: "Több termék van most a kosarában",
    text: "A fiókjában volt még egy kosár. A bejelentkezéssel ez is a mostani vásárlásához került:",
  },
  contact: "Kapcsolat",
  emailHint: "Erre a címre küldjük a rendelés visszaigazolását.",
  deliveryKind: "Hogyan szeretné átvenni a termékeket?",
  home: "Házhoz szállítás",
  homeHint: "Vagy bármely más belföldi címre.",
  store: "Átvétel az üzletben",
  storeHint:
    "Díjmentes, általában {deliveryDaysFrom}–{deliveryDaysTo} munkanapon belül átvehető, előre utalás esetén az összeg beérkezésétől számítva. Írunk Önnek, amint minden készen áll.",
  online: "Hozzáférés e-mailben",
  onlineHint:
    "Csomagot nem küldünk: a hozzáférést e-mailben kapja meg, legkésőbb a következő munkanapon, előre utalás esetén az összeg beérkezése után.",
  deliveryAddress: "Szállítási cím",
  chooseStore: "Az átvétel helye",
  collector: "Ki veszi át?",
  choose: "Kérjük, válasszon",
  labels: {
    firstName: "Keresztnév",
    lastName: "Vezetéknév",
    company: "Cég",
    street: "Utca, házszám",
    extra: "A cím kiegészítése",
    postalCode: "Irányítószám",
    town: "Település",
    region: "Megye",
    country: "Ország",
    phone: "Mobilszám",
    storeId: "Üzlet",
    vatNumber: "Adószám",
    giftMessage: "Üzenet az ajándékhoz",
  },
  extraHint: "Például emelet, ajtó vagy kapucsengő.",
  unusualPostalCode:
    "Kérjük, ellenőrizze az irányítószámot, a szokásos alakja például: {example}. Ha így is helyes, válassza még egyszer: „{next}”.",
  wrongPostalCode: {
    one: "Ebben az országban ({chosen}) az irányítószám {count} számjegyű, például {example}. Kérjük, ellenőrizze.",
    other:
      "Ebben az országban ({chosen}) az irányítószám {count} számjegyű, például {example}. Kérjük, ellenőrizze.",
  },
  foreignPostalCode:
    "Ez másik ország irányítószámának tűnik: {code} ({countries}). A cím viszont ebben az országban van: {chosen}.",
  keepPostalCode: "Ha így is helyes, válassza még egyszer: „{next}”.",
  notDeliveredTo: "Ez a webáruház csak ebbe az országba szállít: {country}.",
  phoneHint: "Hogy a futár elérje Önt, például {example}.",
  invalidPhone: "Kérjük, érvényes mobilszámot adjon meg.",
  unknownStore: "Kérjük, válasszon üzletet.",
  wrongVatNumber: "Ez a szám nem lehet helyes. Kérjük, ellenőrizze, nem hiányzik-e belőle valami.",
  payment: "Fizetési mód",
  billing: "Számlázási cím",
  billingIntro: "Kinek a nevére szóljon a számla?",
  sameBilling: "Megegyezik a szállítási címmel",
  otherBilling: "A számla más címre vagy cégnek szól",
  vatHint: "Nem kötelező, csak cégeknek.",
  gift: "Ajándékba szánja?",
  giftHint: "Nem kötelező, legfeljebb {max} karakter. Üzenetét kártyán mellékeljük.",
  reviewIntro:
    "Kérjük, nyugodtan nézzen át mindent. A rendelés csak ezzel válik kötelezővé: „{order}”.",
  pickup: "Átvétel az üzletben",
  spentBeans: { one: "{count} kávészem felhasználva", other: "{count} kávészem felhasználva" },
  articles: "Termékek",
  legal: "A rendelésre vonatkozó tudnivalók:",
  order: "Megrendelés fizetési kötelezettséggel",
  accept: "Elolvastam és elfogadom ezeket a dokumentumokat.",
  acceptFirst: "A rendeléshez, kérjük, olvassa el és fogadja el ezeket a dokumentumokat.",
  changed:
    "Még nem adta le a rendelést: az utolsó ellenőrzés óta valami megváltozott. Kérjük, nézze át még egyszer.",
  changes: {
    added: "Bekerült a rendelésbe: {title}.",
    entered: "Az adatai egy másik ablakban vagy eszközön megváltoztak.",
    term: "A fizetési határidő megváltozott.",
    collection:
      "Az üzletben már nincs minden készleten. A rendelését oda szállítjuk, ezért csak később vehető át.",
    price: "{title}: {now} a korábbi {before} helyett",
    soldOut: "Elfogyott: {title}.",
    removed: "Már nem része a rendelésnek: {title}.",
    quantity: {
      one: "{title}: a rendelésben most {count} darab van.",
      other: "{title}: a rendelésben most {count} darab van.",
    },
    onlyLeft: {
      one: "{title}: már csak {count} darab van belőle.",
      other: "{title}: már csak {count} darab van belőle.",
    },
    voucherEnded: "Ez a kedvezménykód már nem érvényes: „{title}”.",
    delivery: "Szállítás: {now} a korábbi {before} helyett",
    total: "Végösszeg: {now} a korábbi {before} helyett",
  },
  stops: {
    emptyCart: {
      title: "A kosara üres",
      text: "Lehet, hogy egy másik ablakban már leadta a rendelést? Akkor a visszaigazolást a postafiókjában találja.",
    },
    hasSubscriptions: {
      title: "Előfizetés jelenleg nem rendelhető",
      text: "Kérjük, vegye ki az előfizetést a kosárból. Ezután minden mást rögtön megrendelhet itt.",
    },
    cannotCheckOut: {
      title: "Kérjük, ellenőrizze a kosarát",
      text: "Valami a kosarából így nem rendelhető meg. A megadott adatok megmaradnak.",
    },
    lostCart: {
      title: "Ebben a böngészőben már nincs meg a kosara",
      text: "Valószínűleg törlődtek a sütik. Most semmit sem rendelt meg, és a megadott adatok sincsenek már meg. Kérjük, tegye a termékeket újra a kosárba, vagy jelentkezzen be, ha van fiókja.",
    },
  },
  tooMany: {
    one: "Az Ön hálózatából most nagyon sok rendelés érkezik. Kérjük, próbálja újra {count} perc múlva.",
    other:
      "Az Ön hálózatából most nagyon sok rendelés érkezik. Kérjük, próbálja újra {count} perc múlva.",
  },
  proof: {
    solving:
      "Egy pillanat türelmet kérünk: az Ön hálózatából most sok rendelés érkezik. Böngészője ezért elvégez egy rövid számítást, majd elküldi a rendelést. Ez néhány másodpercig tart.",
    scriptless:
      "Még semmit sem rendelt meg: az Ön hálózatából most sok rendelés érkezik. Kérjen kódot erre a címre: {email}, és adja meg itt.",
    confirm:
      "Még semmit sem rendelt meg: ennél a rendelésnél, kérjük, erősítse meg az e-mail-címét. A kódot elküldtük erre a címre: {email}. Adja meg itt, majd rendeljen újra.",
    sent: "A kódot elküldtük erre a címre: {email}. Adja meg itt, majd rendeljen újra.",
    send: "Kód küldése e-mailben",
    again: "Új kód küldése",
    code: "Az e-mailben kapott kód",
    wrong: "Ez a kód hibás, vagy már nem érvényes.",
  },
  tooLarge:
    "Még semmit sem rendelt meg: ennyit fizetés nélkül nem tudunk félretenni. Kérjük, rendeljen kevesebbet, vagy hívjon minket: {phone}. Megtaláljuk a megoldást.",
  takeLeft: { one: "{count} darabot kérek", other: "{count} darabot kérek" },
  offline:
    "Nincs kapcsolat a webáruházzal. Az imént nem küldtünk el semmit, és mindaz, amit megadott, itt megmaradt. Kérjük, próbálja újra, amint ismét van internetkapcsolata; kétszer így semmit sem rendel meg.",
  unavailable: "Rendelése még nem érkezett meg hozzánk. Kérjük, próbálja meg egy kicsit később.",
  unconfirmed:
    "Még nem tudjuk, hogy rendelése megérkezett-e hozzánk. Kérjük, ellenőrizze egy kicsit később: ha megérkezett, a visszaigazolást látja, ha nem, újra átnézheti és elküldheti. Így semmit sem rendelhet meg kétszer.",
  checkOrder: "Rendelés ellenőrzése",
};
