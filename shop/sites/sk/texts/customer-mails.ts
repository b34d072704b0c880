import type { CustomerMailTexts } from "../../../customer/customer-mails.ts";

export const customerMails: CustomerMailTexts = {
  greeting: "Dobrý deň, {name}!",
  confirmAddress: {
    subject: "Potvrďte svoju e-mailovú adresu",
    text: "Váš účet {shopName} je takmer hotový. Zostáva jediný krok: potvrďte, že táto e-mailová adresa patrí vám. Pripravte si heslo, ktoré ste si práve zvolili.",
    button: "Potvrdiť e-mailovú adresu",
    note: "Odkaz platí 24 hodín.",
    reason:
      "Tento e-mail ste dostali, pretože si niekto chce s vašou adresou vytvoriť účet. Ak ste to neboli vy, jednoducho ho vymažte: bez potvrdenia žiadny účet nevznikne.",
  },
  accountExists: {
    subject: "Účet {shopName} už máte",
    text: "Túto e-mailovú adresu práve niekto zadal pri vytváraní účtu, ale účet s ňou už existuje. Stačí sa prihlásiť. Ak si nepamätáte heslo, nastavíte si tam nové.",
    button: "Prihlásiť sa",
    reason:
      "Tento e-mail ste dostali, pretože niekto zadal vašu adresu na našom webe. Ak ste to neboli vy, nemusíte nič robiť: vo vašom účte sa nič nezmenilo.",
  },
  resetPassword: {
    subject: "Nastavte si nové heslo",
    text: "Zabudli ste heslo? Nič sa nedeje. Tu si nastavíte nové.",
    button: "Nastaviť nové heslo",
    note: "Odkaz platí 30 minút a len raz.",
    reason:
      "Tento e-mail ste dostali, pretože niekto požiadal o nové heslo k vášmu účtu. Ak ste to neboli vy, jednoducho ho vymažte: heslo zostane rovnaké.",
  },
  loginCode: {
    subject: "Váš kód na prihlásenie",
    text: "S týmto kódom a svojím heslom sa prihlásite aj po príliš mnohých pokusoch.",
    code: "Váš kód",
    note: "Kód platí 30 minút a na jedno prihlásenie. Zadajte ho len na stránke, kde ste oň požiadali, a nikomu ho neprezrádzajte.",
    reason:
      "Tento e-mail ste dostali, pretože niekto požiadal o kód k vášmu účtu. Ak ste to neboli vy, jednoducho ho vymažte: bez vášho hesla kód nikomu nepomôže.",
  },
  passwordChanged: {
    subject: "Vaše heslo bolo zmenené",
    text: "Heslo k vášmu účtu bolo zmenené {time}. Na všetkých ostatných zariadeniach sme vás odhlásili.",
    note: "Neboli ste to vy? Ihneď si nastavte nové heslo.",
    button: "Nastaviť nové heslo",
    reason: "Tento e-mail posielame pre vašu bezpečnosť po každej zmene hesla.",
  },
  changeEmail: {
    subject: "Potvrďte svoju novú e-mailovú adresu",
    text: "Váš účet {shopName} má odteraz patriť k tejto e-mailovej adrese. Potvrďte, prosím, že je vaša.",
    button: "Potvrdiť e-mailovú adresu",
    note: "Odkaz platí 24 hodín.",
    reason:
      "Tento e-mail ste dostali, pretože niekto zadal vašu adresu vo svojom účte {shopName}. Ak ste to neboli vy, jednoducho ho vymažte: bez potvrdenia sa nič nezmení.",
  },
  emailChangeNotice: {
    subject: "E-mailová adresa vášho účtu sa má zmeniť",
    text: "Váš účet má odteraz patriť k adrese {email}. Zmena začne platiť, keď ju tam niekto potvrdí.",
    note: "Neboli ste to vy? Potom niekto pozná vaše heslo: ihneď si nastavte nové. Zmenu už potom nebude možné potvrdiť.",
    button: "Nastaviť nové heslo",
    reason:
      "Tento e-mail posielame pre vašu bezpečnosť, keď sa má zmeniť e-mailová adresa vášho účtu.",
  },
  accountRemoved: {
    subject: "Váš účet je vymazaný",
    text: "Váš účet {shopName} a všetko, čo k nemu patrilo, je vymazané. Na túto adresu už nebudeme posielať ani newsletter. Ďakujeme, že ste boli s nami.",
    note: "Neboli ste to vy? Obráťte sa, prosím, na náš zákaznícky servis.",
    reason: "Tento e-mail ste dostali, pretože účet s touto adresou bol vymazaný.",
  },
};
