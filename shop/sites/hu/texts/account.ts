import type { AccountTexts } from "../../../customer/account-texts.ts";

export const account: AccountTexts = {
  sections: {
    overview: { title: "Áttekintés", text: "A legfontosabbak egy helyen." },
    orders: {
      title: "Rendelések",
      text: "Minden vásárlásának állapota, számlája és visszaküldése.",
    },
    subscriptions: {
      title: "Kávé-előfizetések",
      text: "Következő szállítás, szünet, módosítás vagy lemondás.",
    },
    addresses: {
      title: "Címek",
      text: "Hová szállítunk, és kinek szól a számla. A pénztárnál már csak választania kell.",
    },
    profile: { title: "Személyes adatok", text: "Hogyan szólítsuk meg Önt." },
    loginData: {
      title: "E-mail-cím és jelszó",
      text: "Amivel bejelentkezik, és ahová írunk Önnek.",
    },
    sessions: {
      title: "Bejelentkezett eszközök",
      text: "Nézze meg, hol van bejelentkezve, és jelentkeztesse ki a már nem használt eszközöket.",
    },
    card: { title: "Kártya és kávészemek", text: "Kártyája és kávészemei." },
    reviews: { title: "Értékeléseim", text: "Módosítsa vagy törölje, amit termékekről írt." },
    community: { title: "Közösség", text: "Nyilvános neve, és amit a közösségben írt." },
    newsletter: {
      title: "Hírlevél és sütik",
      text: "Mit küldünk Önnek, és mit tárolhat nekünk a böngészője.",
    },
    data: {
      title: "Adatok és törlés",
      text: "Töltse le, amit Önről tárolunk, vagy törölje a fiókját.",
    },
  },
  help: "Segítség a fiókjához",
  lastOrder: "Legutóbbi rendelés",
  noOrders: "Itt lesz az Ön első rendelése",
  noOrdersText:
    "Ha rendel valamit, itt látja majd, hol tart. Fiók nélkül leadott rendelését a „Rendelés keresése” oldalon találja meg.",
  discover: "Kínálatunk felfedezése",
  noAddresses: "Még nincs elmentett cím",
  noAddressesText:
    "Mentse el az otthona, a munkahelye vagy a szerettei címét. A pénztárnál akkor elég egy kattintás.",
  cookies: "Hogy milyen sütiket tárolhatunk, azt minden böngészőben külön dönti el.",
  exportTitle: "Adatai letöltése",
  exportText:
    "Egy fájl mindazzal, ami a fiókjához tartozik: adatok, címek, rendelések, hírlevél és bejelentkezett eszközök. JSON formátumú, amelyet más programok is olvasnak.",
  exportButton: "Adatok letöltése",
  addAddress: "Cím hozzáadása",
  changeAddressTitle: "Cím módosítása",
  changeAddress: "Módosítás",
  removeAddress: "Törlés",
  changeAddressOf: "Módosítás: {address}",
  removeAddressOf: "Törlés: {address}",
  label: "Megnevezés",
  labelHint: "Nem kötelező, például Otthon vagy Iroda.",
  forDelivery: "Szállítási cím",
  forInvoice: "Számlázási cím",
  useForDelivery: "Ajánlás szállítási címként",
  useForInvoice: "Ajánlás számlázási címként",
  tooManyAddresses:
    "Legfeljebb {max} címet tudunk elmenteni. Kérjük, előbb töröljön egyet, amelyre már nincs szüksége.",
  changedElsewhere:
    "Ezt a címet épp most módosították egy másik ablakban. Itt az látható, amit Ön megadott: ha így szeretné hagyni, mentse el még egyszer.",
  chooseCountry: "Ország alkalmazása",
  savedAddresses: "Az Ön címei",
  useAddress: "Alkalmazás",
  saveAddress: "A cím mentése a fiókomba",
};
