import type { RecipeTexts } from "../../../community/recipe-texts.ts";

export const recipes: RecipeTexts = {
  title: "Les recettes de nos membres",
  intro:
    "Comment les autres préparent leur café : quantités, température et durée, à refaire chez soi.",
  description:
    "Recettes de café des membres de la communauté, avec quantités, température et durée.",
  empty: {
    title: "Pas encore de recette",
    text: "Partagez la première : comment préférez-vous votre café ?",
  },
  choose: "Préparation",
  all: "Toutes",
  brewings: {
    filter: "Filtre",
    frenchPress: "Cafetière à piston",
    moka: "Cafetière italienne",
    espresso: "Espresso",
    aeropress: "AeroPress",
    cezve: "Café turc",
    coldBrew: "Infusion à froid",
    iced: "Café glacé",
  },
  by: "{name}, {date}",
  example: "Exemple",
  facts: {
    brewing: "Préparation",
    cups: "Tasses",
    coffee: "Café",
    water: "Eau",
    degrees: "Température",
    minutes: "Durée",
  },
  cups: { one: "{count} tasse", other: "{count} tasses" },
  ingredients: "Ingrédients",
  coffeeAmount: "{grams} g de café",
  waterAmount: "{millilitres} ml d’eau",
  steps: "Marche à suivre",
  withProduct: "Avec ce café",
  share: "Partager une recette",
  more: "D’autres recettes",
  back: "Toutes les recettes",
  form: {
    title: "Votre recette",
    changeTitle: "Modifier la recette",
    text: "Décrivez-la pour qu’elle réussisse du premier coup. Nous n’acceptons pas d’images.",
    labels: {
      title: "Nom de la recette",
      brewing: "Préparation",
      cups: "Tasses",
      grams: "Café en grammes",
      millilitres: "Eau en millilitres",
      degrees: "Température de l’eau en °C",
      minutes: "Durée en minutes",
      extras: "Autres ingrédients",
      steps: "Étapes",
      product: "Café de notre gamme",
    },
    hints: {
      degrees: "Laissez vide si l’eau est froide.",
      minutes: "Repos et refroidissement compris : 12 heures font 720 minutes.",
      extras: "Un par ligne, avec sa quantité, 10 au plus.",
      steps: "Une par ligne, 12 au plus.",
    },
    noProduct: "Aucun ou un autre",
    button: "Envoyer la recette",
    save: "Enregistrer",
  },
  received: {
    title: "Votre recette est bien arrivée",
    text: "Nous la lisons d’abord. Elle rejoint ensuite les autres.",
  },
  published: { title: "Votre recette est publiée", text: "Elle a rejoint les autres." },
  problems: {
    required: "Veuillez remplir ce champ.",
    tooShort: "Au moins cinq caractères, s’il vous plaît.",
    tooLong: "C’est trop long. Veuillez raccourcir le texte.",
    contact:
      "Veuillez retirer les adresses e-mail, les liens et les longs numéros : la recette sera publique.",
    notChosen: "Veuillez choisir une préparation.",
    noNumber: "Veuillez saisir un nombre.",
    outOfRange: "Veuillez saisir un nombre entre {from} et {to}.",
    tooManyLines: "{max} lignes au plus, s’il vous plaît.",
  },
  tooMany: {
    one: "Cela fait déjà beaucoup de recettes aujourd’hui. Veuillez réessayer dans {count} minute.",
    other:
      "Cela fait déjà beaucoup de recettes aujourd’hui. Veuillez réessayer dans {count} minutes.",
  },
  unavailable:
    "L’enregistrement a échoué. Votre recette est toujours là : veuillez réessayer dans un instant.",
};
