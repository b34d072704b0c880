import type { HomeTexts } from "../../page-texts.ts";

export const home: HomeTexts = {
  title: "{shopName} – du café fraîchement torréfié et de belles choses au quotidien",
  description:
    "Des cafés torréfiés par nos soins, des machines et des accessoires, mais aussi de belles choses pour la cuisine, l’intérieur, la mode et le voyage.",
  heroHeadline: "Cet instant vous appartient",
  heroText:
    "Des grains fraîchement torréfiés à Hambourg et tout ce qu’il faut pour bien préparer chaque tasse.",
  heroLink: "Découvrir nos cafés",
  categories: "Parcourez notre assortiment",
  popular: "Très demandés en ce moment",
  newest: "Nouveau chez {shopName}",
  reduced: "Prix réduits",
  storyHeadline: "De la cerise à la tasse",
  storyText:
    "Nous connaissons les fermes d’où viennent nos cafés et torréfions chaque lot lentement, au tambour. C’est ainsi qu’un café garde ce qui le distingue : son goût.",
  storyLink: "En savoir plus sur {shopName}",
};
