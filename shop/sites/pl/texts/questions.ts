import type { QuestionTexts } from "../../../community/question-texts.ts";

export const questions: QuestionTexts = {
  title: "Pytania i odpowiedzi",
  empty: "Nikt jeszcze nie zapytał o ten produkt.",
  ask: "Zadaj pytanie",
  answer: "Odpowiedz",
  moreAnswers: {
    one: "Jeszcze {count} odpowiedź",
    few: "Jeszcze {count} odpowiedzi",
    many: "Jeszcze {count} odpowiedzi",
    other: "Jeszcze {count} odpowiedzi",
  },
  all: {
    one: "Zobacz {count} pytanie",
    few: "Zobacz wszystkie {count} pytania",
    many: "Zobacz wszystkie {count} pytań",
    other: "Zobacz wszystkie {count} pytania",
  },
  noAnswer: "Jeszcze bez odpowiedzi.",
  by: "{name}, {date}",
  fromShop: "Odpowiada {shopName}",
  fromBuyer: "Produkt kupiony u nas",
  example: "Przykład",
  askForm: {
    title: "Twoje pytanie",
    text: "Inni członkowie i nasz zespół odpowiadają publicznie. W sprawie zamówienia zapytaj obsługę klienta.",
    label: "Co chcesz wiedzieć?",
    hint: "Od 10 do 500 znaków. Bez adresów i numerów telefonu.",
    button: "Wyślij pytanie",
  },
  answerForm: {
    title: "Twoja odpowiedź",
    text: "Odpowiadaj na podstawie własnych doświadczeń. Jeśli produkt był kupiony u nas, zaznaczymy to.",
    label: "Odpowiedź",
    hint: "Najwyżej 2000 znaków. Bez adresów i numerów telefonu.",
    button: "Wyślij odpowiedź",
  },
  received: {
    question: {
      title: "Mamy Twoje pytanie",
      text: "Najpierw je przeczytamy. Potem pojawi się przy produkcie i inni będą mogli odpowiedzieć.",
    },
    answer: {
      title: "Mamy Twoją odpowiedź",
      text: "Najpierw ją przeczytamy. Potem pojawi się pod pytaniem. Dziękujemy za pomoc!",
    },
  },
  published: {
    question: {
      title: "Twoje pytanie jest opublikowane",
      text: "Jest już przy produkcie i inni mogą odpowiadać.",
    },
    answer: {
      title: "Twoja odpowiedź jest opublikowana",
      text: "Jest już pod pytaniem. Dziękujemy za pomoc!",
    },
  },
  gone: {
    title: "Tego pytania już nie ma",
    text: "Zostało usunięte albo produktu nie ma już w ofercie.",
  },
  backToProduct: "Wróć do produktu",
  problems: {
    required: "Napisz coś.",
    tooShort: "To bardzo krótki tekst. Napisz trochę więcej.",
    tooLong: "Tekst jest za długi. Skróć go.",
    contact: "Usuń adresy e-mail, linki i długie numery: tekst będzie publiczny.",
  },
  tooMany:
    "To już dużo wpisów jak na dzisiaj. Spróbuj ponownie później. Pozostały czas: {duration}.",
  unavailable: "Nie udało się tego zapisać. Twój tekst nadal tu jest: spróbuj ponownie za chwilę.",
  mail: {
    subject: "Jest odpowiedź na Twoje pytanie: {product}",
    text: "Na Twoje pytanie jest już odpowiedź.",
    question: "Twoje pytanie",
    answer: "Odpowiedź ({name})",
    button: "Zobacz wszystkie odpowiedzi",
    reason:
      "O odpowiedziach na to pytanie piszemy tylko raz, bo tak masz ustawione w społeczności. Możesz to wyłączyć na swoim koncie.",
  },
};
