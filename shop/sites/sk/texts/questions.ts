import type { QuestionTexts } from "../../../community/question-texts.ts";

export const questions: QuestionTexts = {
  title: "Otázky a odpovede",
  empty: "Na tento výrobok sa zatiaľ nikto nepýtal.",
  ask: "Opýtať sa",
  answer: "Odpovedať",
  moreAnswers: {
    one: "Ešte {count} odpoveď",
    few: "Ešte {count} odpovede",
    many: "Ešte {count} odpovede",
    other: "Ešte {count} odpovedí",
  },
  all: {
    one: "Zobraziť {count} otázku",
    few: "Zobraziť všetky {count} otázky",
    many: "Zobraziť všetkých {count} otázky",
    other: "Zobraziť všetkých {count} otázok",
  },
  noAnswer: "Zatiaľ bez odpovede.",
  by: "{name}, {date}",
  fromShop: "Odpovedá {shopName}",
  fromBuyer: "Výrobok kúpený u nás",
  example: "Ukážka",
  askForm: {
    title: "Vaša otázka",
    text: "Ostatní členovia a náš tím odpovedajú verejne. S otázkou k objednávke sa, prosím, obráťte na zákaznícky servis.",
    label: "Čo by ste chceli vedieť?",
    hint: "10 až 500 znakov. Prosíme bez adries a telefónnych čísel.",
    button: "Odoslať otázku",
  },
  answerForm: {
    title: "Vaša odpoveď",
    text: "Odpovedajte podľa vlastnej skúsenosti. Ak ste výrobok kúpili u nás, uvedieme to.",
    label: "Odpoveď",
    hint: "Najviac 2 000 znakov. Prosíme bez adries a telefónnych čísel.",
    button: "Odoslať odpoveď",
  },
  received: {
    question: {
      title: "Vašu otázku sme dostali",
      text: "Najprv si ju prečítame. Potom sa objaví pri výrobku a ostatní budú môcť odpovedať.",
    },
    answer: {
      title: "Vašu odpoveď sme dostali",
      text: "Najprv si ju prečítame. Potom sa objaví pod otázkou. Ďakujeme za pomoc!",
    },
  },
  published: {
    question: {
      title: "Vaša otázka je zverejnená",
      text: "Je už pri výrobku a ostatní môžu odpovedať.",
    },
    answer: {
      title: "Vaša odpoveď je zverejnená",
      text: "Je už pod otázkou. Ďakujeme za pomoc!",
    },
  },
  gone: {
    title: "Táto otázka už neexistuje",
    text: "Bola vymazaná alebo výrobok už nepredávame.",
  },
  backToProduct: "Späť k výrobku",
  problems: {
    required: "Napíšte, prosím, niečo.",
    tooShort: "To je veľmi krátke. Napíšte, prosím, trochu viac.",
    tooLong: "Text je príliš dlhý. Skráťte ho, prosím.",
    contact: "Vynechajte, prosím, e-mailové adresy, odkazy a dlhé čísla: text bude verejný.",
  },
  tooMany: "To je dnes už veľa príspevkov. Skúste to, prosím, neskôr. Zostávajúci čas: {duration}.",
  unavailable:
    "Teraz sa to nepodarilo uložiť. Váš text tu zostal: skúste to, prosím, o chvíľu znova.",
  mail: {
    subject: "Na vašu otázku niekto odpovedal: {product}",
    text: "Vaša otázka má odpoveď.",
    question: "Vaša otázka",
    answer: "Odpoveď ({name})",
    button: "Zobraziť všetky odpovede",
    reason:
      "Tento e-mail dostávate k otázke len raz, pretože ste oň ako členovia našej komunity požiadali. Vypnúť ho môžete vo svojom účte.",
  },
};
