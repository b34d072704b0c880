import type { QuestionTexts } from "../../../community/question-texts.ts";

export const questions: QuestionTexts = {
  title: "Dotazy a odpovědi",
  empty: "Na tento produkt se zatím nikdo nezeptal.",
  ask: "Zeptat se",
  answer: "Odpovědět",
  moreAnswers: {
    one: "Ještě {count} odpověď",
    few: "Ještě {count} odpovědi",
    many: "Ještě {count} odpovědi",
    other: "Ještě {count} odpovědí",
  },
  all: {
    one: "Zobrazit {count} dotaz",
    few: "Zobrazit všechny {count} dotazy",
    many: "Zobrazit všech {count} dotazu",
    other: "Zobrazit všech {count} dotazů",
  },
  noAnswer: "Zatím bez odpovědi.",
  by: "{name}, {date}",
  fromShop: "Odpovídá {shopName}",
  fromBuyer: "Produkt koupen u nás",
  example: "Ukázka",
  askForm: {
    title: "Váš dotaz",
    text: "Ostatní členové a náš tým odpovídají veřejně. S dotazem k objednávce se prosím obraťte na zákaznický servis.",
    label: "Co byste chtěli vědět?",
    hint: "10 až 500 znaků. Prosíme bez adres a telefonních čísel.",
    button: "Odeslat dotaz",
  },
  answerForm: {
    title: "Vaše odpověď",
    text: "Odpovídejte podle vlastní zkušenosti. Pokud jste produkt koupili u nás, uvedeme to.",
    label: "Odpověď",
    hint: "Nejvýše 2 000 znaků. Prosíme bez adres a telefonních čísel.",
    button: "Odeslat odpověď",
  },
  received: {
    question: {
      title: "Váš dotaz jsme dostali",
      text: "Nejdřív si ho přečteme. Pak se objeví u produktu a ostatní budou moci odpovídat.",
    },
    answer: {
      title: "Vaši odpověď jsme dostali",
      text: "Nejdřív si ji přečteme. Pak se objeví pod dotazem. Děkujeme za pomoc!",
    },
  },
  published: {
    question: {
      title: "Váš dotaz je zveřejněný",
      text: "Je už u produktu a ostatní mohou odpovídat.",
    },
    answer: {
      title: "Vaše odpověď je zveřejněná",
      text: "Je už pod dotazem. Děkujeme za pomoc!",
    },
  },
  gone: {
    title: "Tento dotaz už neexistuje",
    text: "Byl smazán, nebo už produkt neprodáváme.",
  },
  backToProduct: "Zpět k produktu",
  problems: {
    required: "Napište prosím něco.",
    tooShort: "To je velmi krátké. Napište prosím trochu víc.",
    tooLong: "Text je příliš dlouhý. Zkraťte ho prosím.",
    contact: "Vynechte prosím e-mailové adresy, odkazy a dlouhá čísla: text bude veřejný.",
  },
  tooMany: "To už je dnes hodně příspěvků. Zkuste to prosím později. Zbývající čas: {duration}.",
  unavailable: "Teď se to nepodařilo uložit. Váš text tu zůstal: zkuste to prosím za chvíli znovu.",
  mail: {
    subject: "Na váš dotaz někdo odpověděl: {product}",
    text: "Váš dotaz má odpověď.",
    question: "Váš dotaz",
    answer: "Odpověď ({name})",
    button: "Zobrazit všechny odpovědi",
    reason:
      "Tento e-mail dostáváte k dotazu jen jednou, protože jste o něj jako členové naší komunity požádali. Vypnout ho můžete ve svém účtu.",
  },
};
