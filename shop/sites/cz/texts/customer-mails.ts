import type { CustomerMailTexts } from "../../../customer/customer-mails.ts";

export const customerMails: CustomerMailTexts = {
  greeting: "Dobrý den, {name}!",
  confirmAddress: {
    subject: "Potvrďte svůj e-mail",
    text: "Váš účet {shopName} je skoro hotový. Zbývá jediný krok: potvrďte, že tato e-mailová adresa patří vám. Připravte si heslo, které jste si právě zvolili.",
    button: "Potvrdit e-mail",
    note: "Odkaz platí 24 hodin.",
    reason:
      "Tento e-mail jste dostali, protože si někdo chce s vaší adresou vytvořit účet. Pokud jste to nebyli vy, jednoduše ho smažte: bez potvrzení žádný účet nevznikne.",
  },
  accountExists: {
    subject: "Účet {shopName} už máte",
    text: "Tuto e-mailovou adresu právě někdo zadal při zakládání účtu, ale účet s ní už existuje. Stačí se přihlásit. Pokud si nepamatujete heslo, nastavíte si tam nové.",
    button: "Přihlásit se",
    reason:
      "Tento e-mail jste dostali, protože někdo zadal vaši adresu na našem webu. Pokud jste to nebyli vy, nemusíte nic dělat: na vašem účtu se nic nezměnilo.",
  },
  resetPassword: {
    subject: "Nastavte si nové heslo",
    text: "Zapomněli jste heslo? Nic se neděje. Tady si nastavíte nové.",
    button: "Nastavit nové heslo",
    note: "Odkaz platí 30 minut a jen jednou.",
    reason:
      "Tento e-mail jste dostali, protože někdo požádal o nové heslo k vašemu účtu. Pokud jste to nebyli vy, jednoduše ho smažte: heslo zůstane stejné.",
  },
  loginCode: {
    subject: "Váš kód pro přihlášení",
    text: "S tímto kódem a svým heslem se přihlásíte i po příliš mnoha pokusech.",
    code: "Váš kód",
    note: "Kód platí 30 minut a pro jedno přihlášení. Zadejte ho jen na stránce, kde jste o něj požádali, a nikomu ho nesdělujte.",
    reason:
      "Tento e-mail jste dostali, protože někdo požádal o kód k vašemu účtu. Pokud jste to nebyli vy, jednoduše ho smažte: bez vašeho hesla kód nikomu nepomůže.",
  },
  passwordChanged: {
    subject: "Vaše heslo bylo změněno",
    text: "Heslo k vašemu účtu bylo změněno {time}. Na všech ostatních zařízeních jsme vás odhlásili.",
    note: "Nebyli jste to vy? Nastavte si ihned nové heslo.",
    button: "Nastavit nové heslo",
    reason: "Tento e-mail posíláme pro vaši bezpečnost po každé změně hesla.",
  },
  changeEmail: {
    subject: "Potvrďte svůj nový e-mail",
    text: "Váš účet {shopName} má nově patřit k této e-mailové adrese. Potvrďte prosím, že je vaše.",
    button: "Potvrdit e-mail",
    note: "Odkaz platí 24 hodin.",
    reason:
      "Tento e-mail jste dostali, protože někdo zadal vaši adresu ve svém účtu {shopName}. Pokud jste to nebyli vy, jednoduše ho smažte: bez potvrzení se nic nezmění.",
  },
  emailChangeNotice: {
    subject: "E-mail vašeho účtu se má změnit",
    text: "Váš účet má nově patřit k adrese {email}. Změna začne platit, jakmile ji tam někdo potvrdí.",
    note: "Nebyli jste to vy? Pak někdo zná vaše heslo: ihned si nastavte nové. Změnu už potom nepůjde potvrdit.",
    button: "Nastavit nové heslo",
    reason: "Tento e-mail posíláme pro vaši bezpečnost, když se má změnit e-mail vašeho účtu.",
  },
  accountRemoved: {
    subject: "Váš účet je smazaný",
    text: "Váš účet {shopName} a vše, co k němu patřilo, je smazáno. Na tuto adresu už nebudeme posílat ani newsletter. Děkujeme, že jste u nás byli.",
    note: "Nebyli jste to vy? Obraťte se prosím na náš zákaznický servis.",
    reason: "Tento e-mail dostáváte, protože účet s touto adresou byl smazán.",
  },
};
