import type { MemberTexts } from "../../../community/member-texts.ts";

export const members: MemberTexts = {
  intro:
    "W społeczności pytasz o nasze produkty, odpowiadasz innym i dzielisz się przepisami. Inni widzą tylko Twoją nazwę publiczną.",
  joinTitle: "Dołącz do społeczności",
  name: "Nazwa publiczna",
  nameHint: "Od 3 do 30 znaków. Nie musi to być Twoje prawdziwe imię.",
  rules: "Znam [zasady społeczności] i będę ich przestrzegać.",
  mails: "Chcę dostać e-mail, gdy ktoś odpowie na moje pytanie.",
  join: "Dołącz",
  note: "Ta nazwa widnieje pod wszystkim, co napiszesz w społeczności. Gdy opuścisz społeczność albo usuniesz konto, zastąpi ją napis „Dawny profil”.",
  settingsTitle: "Jak widzą Cię inni",
  memberSince: "Piszesz jako {name}. Należysz do społeczności od {date}.",
  save: "Zapisz",
  toCommunity: "Przejdź do społeczności",
  shareRecipe: "Podziel się przepisem",
  own: {
    title: "Twoje wpisy",
    empty: "Nie masz jeszcze żadnych wpisów.",
    kinds: { question: "Pytanie", answer: "Odpowiedź", recipe: "Przepis" },
    states: {
      waiting: "Jeszcze czytamy",
      published: "Opublikowano",
      refused: "Nie opublikowano",
      removed: "Usunięte przez nas",
    },
    change: "Zmień",
    delete: "Usuń",
    deleteFinally: "Usuń na stałe",
  },
  leaveTitle: "Opuść społeczność",
  leaveText:
    "Twoje opinie, pytania, odpowiedzi i przepisy zostaną, ale bez Twojej nazwy. To, co ma zniknąć, usuń wcześniej powyżej. Tego nie da się cofnąć: nawet gdy dołączysz ponownie, starsze wpisy pozostaną bez nazwy.",
  leave: "Opuść społeczność",
  problems: {
    required: "Wybierz nazwę publiczną.",
    tooShort: "Nazwa musi mieć co najmniej trzy znaki, w tym dwie litery.",
    tooLong: "Nazwa może mieć najwyżej 30 znaków.",
    invalidCharacters:
      "Użyj tylko liter łacińskich, cyfr, spacji, kropki, apostrofu, podkreślenia i łącznika.",
    contact: "Nie podawaj adresu ani numeru telefonu: ta nazwa jest publiczna.",
    reserved: "Ta nazwa brzmi tak, jakby pisał sklep. Wybierz inną.",
    taken: "Ta nazwa jest już zajęta. Wybierz inną.",
    rules: "Przeczytaj zasady i zaakceptuj je.",
  },
  tooMany:
    "Nazwa była dziś już wiele razy zmieniana. Spróbuj ponownie później. Pozostały czas: {duration}.",
  unavailable: "Nie udało się tego zapisać. Spróbuj ponownie za chwilę.",
  former: "Dawny profil",
  needed: {
    title: "Brakuje tylko nazwy publicznej",
    text: "W społeczności piszą jej członkowie. Wybierz nazwę, a potem wrócisz tutaj.",
    button: "Dołącz",
  },
};
