import type { SearchLanguage } from "./search-language.ts";

export const fr: SearchLanguage = {
  joining:
    "avec pour sans dans le la les du de des au aux a sur par en et ou un une taille contre quelque chose".split(
      " ",
    ),
  purpose: { before: ["pour"] },
  articleNumber:
    "article articles art numéro num no n nr nos référence références réf ref réference produit prod commande code sku id p".split(
      " ",
    ),
  size: ["taille", "pointure", "tailles"],
  units: {
    g: {
      1: ["g", "gr", "gramme", "grammes"],
      500: ["livre", "livres"],
      1000: ["kg", "kilo", "kilos", "kilogramme", "kilogrammes"],
    },
    ml: {
      1: ["ml", "millilitre", "millilitres"],
      10: ["cl", "centilitre", "centilitres"],
      100: ["dl", "décilitre", "décilitres"],
      1000: ["l", "litre", "litres"],
    },
    mm: {
      1: ["mm", "millimètre", "millimètres"],
      10: ["cm", "centimètre", "centimètres"],
      1000: ["m", "mètre", "mètres"],
    },
  },
  amounts: {
    0.25: ["un quart de", "quart de"],
    0.5: ["un demi", "une demi", "demi", "une demie", "demie"],
    1: ["un", "une"],
    2: ["deux"],
  },
  price: {
    upTo: [
      "moins de",
      "à moins de",
      "de moins de",
      "pour moins de",
      "moins cher que",
      "en dessous de",
      "au-dessous de",
      "inférieur à",
      "pas plus de",
      "maximum",
      "max.",
      "max",
      "au maximum",
      "sous",
    ],
    from: [
      "plus de",
      "à plus de",
      "de plus de",
      "plus cher que",
      "au-dessus de",
      "au dessus de",
      "supérieur à",
      "au moins",
      "minimum",
    ],
    upToWithCurrency: ["jusqu’à", "jusqu'à", "jusque", "pour"],
    fromWithCurrency: ["à partir de", "dès", "dès les"],
    behindUpTo: ["maximum", "max", "au maximum", "ou moins", "et moins"],
    behindFrom: ["minimum", "et plus", "ou plus"],
    between: [
      ["entre", "et", ""],
      ["de", "à", ""],
      ["", "à", ""],
      ["", "-", ""],
    ],
    thousand: ["mille"],
  },
  gift: {
    words: "cadeau cadeaux offrir offrez présent souvenir attention surprise".split(" "),
    buying: "acheter achète choisir trouver idée idées prendre".split(" "),
    occasions:
      "noël anniversaire pâques fête fêtes mères pères valentin saint-valentin mariage naissance baptême crémaillère départ retraite noces avent étrennes remerciement nouvel an".split(
        " ",
      ),
  },
  persons:
    "mère maman père papa parents mamie mami grand-mère papi papy grand-père grands grand mère frère sœur oncle tante neveu nièce cousin cousine ami amis amie amies copain copine partenaire mari femme femmes homme hommes épouse époux collègue collègues chef patron patronne voisin voisine voisins maître maîtresse enseignant enfant enfants fils fille bébé belle-mère beau-père hôte hôtes quelqu’un quelqu lui elle eux moi chéri chérie".split(
      " ",
    ),
  asking:
    "où comment quand quel quelle quels quelles pourquoi qui que quoi est sont ce cette ces je tu on nous vous ils mon ma mes ton ta tes son sa ses notre nos votre vos peux puis peut pouvez dois faut il trouver cherche chercher veux voudrais avoir avez ai a merci svp plaît pour un une le la les l de du des d à au aux en dans sur avec et ou belle beau petit petite bon bonne cher chère meilleur meilleure joli jolie original originale".split(
      " ",
    ),
  places:
    "salon chambre cuisine bain bains bureau jardin balcon terrasse entrée couloir cave salle manger voyage plage camping pique-nique école week-end maison".split(
      " ",
    ),
};
