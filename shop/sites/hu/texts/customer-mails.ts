import type { CustomerMailTexts } from "../../../customer/customer-mails.ts";

export const customerMails: CustomerMailTexts = {
  greeting: "Kedves {name}!",
  confirmAddress: {
    subject: "Erősítse meg e-mail-címét",
    text: "{shopName}-fiókja majdnem kész. Már csak egy lépés van hátra: erősítse meg, hogy ez az e-mail-cím az Öné. Legyen kéznél az imént választott jelszava.",
    button: "E-mail-cím megerősítése",
    note: "A hivatkozás 24 óráig érvényes.",
    reason:
      "Azért kapta ezt az e-mailt, mert valaki fiókot szeretne létrehozni az Ön címével. Ha nem Ön volt, egyszerűen törölje: megerősítés nélkül nem jön létre fiók.",
  },
  accountExists: {
    subject: "Önnek már van {shopName}-fiókja",
    text: "Ezt az e-mail-címet most valaki megadta egy fiókhoz, de a cím már egy meglévő fiókhoz tartozik. Elég bejelentkeznie. Ha nem emlékszik a jelszavára, ott újat állíthat be.",
    button: "Bejelentkezés",
    reason:
      "Azért kapta ezt az e-mailt, mert az Ön címét megadták a weboldalunkon. Ha nem Ön volt, nincs teendője: a fiókjában semmi sem változott.",
  },
  resetPassword: {
    subject: "Állítson be új jelszót",
    text: "Elfelejtette a jelszavát? Semmi gond. Itt újat állíthat be.",
    button: "Új jelszó beállítása",
    note: "A hivatkozás 30 percig érvényes, és csak egyszer használható.",
    reason:
      "Azért kapta ezt az e-mailt, mert új jelszót kértek a fiókjához. Ha nem Ön volt, egyszerűen törölje: a jelszava nem változik.",
  },
  loginCode: {
    subject: "Kód a bejelentkezéshez",
    text: "Ezzel a kóddal és a jelszavával túl sok próbálkozás után is bejelentkezhet.",
    code: "Az Ön kódja",
    note: "A kód 30 percig és egyetlen bejelentkezésre érvényes. Csak azon az oldalon adja meg, ahol kérte, és senkinek ne árulja el.",
    reason:
      "Azért kapta ezt az e-mailt, mert kódot kértek a fiókjához. Ha nem Ön volt, egyszerűen törölje: a jelszava nélkül a kóddal senki sem megy semmire.",
  },
  passwordChanged: {
    subject: "Megváltozott a jelszava",
    text: "Fiókjának jelszava megváltozott. A módosítás időpontja: {time}. Minden más eszközön kijelentkeztettük Önt.",
    note: "Nem Ön volt? Kérjük, azonnal állítson be új jelszót.",
    button: "Új jelszó beállítása",
    reason: "Ezt az e-mailt az Ön biztonsága érdekében minden jelszómódosítás után elküldjük.",
  },
  changeEmail: {
    subject: "Erősítse meg új e-mail-címét",
    text: "{shopName}-fiókját ehhez a címhez szeretnék rendelni. Kérjük, erősítse meg, hogy a cím az Öné.",
    button: "E-mail-cím megerősítése",
    note: "A hivatkozás 24 óráig érvényes.",
    reason:
      "Azért kapta ezt az e-mailt, mert az Ön címét megadták egy {shopName}-fiókban. Ha nem Ön volt, egyszerűen törölje: megerősítés nélkül semmi sem változik.",
  },
  emailChangeNotice: {
    subject: "Fiókja e-mail-címének módosítását kérték",
    text: "Fiókját ehhez a címhez szeretnék rendelni: {email}. A módosítás akkor lép életbe, amikor ott megerősítik.",
    note: "Nem Ön volt? Akkor valaki ismeri a jelszavát: kérjük, azonnal állítson be újat. Ezután a módosítást már nem lehet megerősíteni.",
    button: "Új jelszó beállítása",
    reason:
      "Ezt az e-mailt az Ön biztonsága érdekében küldjük, amikor fiókja e-mail-címének módosítását kérik.",
  },
  accountRemoved: {
    subject: "Fiókját töröltük",
    text: "{shopName}-fiókját és minden hozzá tartozó adatot töröltünk. Erre a címre hírlevelet sem küldünk többé. Köszönjük, hogy velünk volt.",
    note: "Nem Ön volt? Kérjük, forduljon ügyfélszolgálatunkhoz.",
    reason: "Azért kapta ezt az e-mailt, mert az ehhez a címhez tartozó fiókot törölték.",
  },
};
