import type { Contribution, ProductRating } from "../../community/community-contract.ts";
import type { SeenDecision } from "../../community/complaint.ts";
import { allSites } from "../../sites/all-sites.ts";
import { Decision } from "./Decision.tsx";
import { OrderReviews } from "./OrderReviews.tsx";
import { OwnReviews } from "./OwnReviews.tsx";
import { ProductReviews } from "./ProductReviews.tsx";
import { ReportForm } from "./ReportForm.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import { ReviewMessage } from "./ReviewMessage.tsx";
import { ReviewsPage } from "./ReviewsPage.tsx";

const { site, texts } = allSites.DE;
const { reviews } = texts;

const rating: ProductRating = { product: 100101, counts: [1, 0, 2, 5, 12], count: 20, mean: 4.35 };
const review: Contribution<"review"> = {
  number: 1,
  kind: "review",
  site: "DE",
  language: "de",
  product: 100101,
  author: { name: "Ida M." },
  stars: 4,
  title: "Gute Crema",
  body: "Schmeckt mir morgens am besten.\nMit Milch noch besser.",
  details: { use: "Siebträger" },
  state: "published",
  note: "",
  reply: "Danke! Wir geben das an die Rösterei weiter.",
  helpful: 3,
  writtenAt: new Date("2026-11-20T10:00:00Z"),
  changedAt: new Date("2026-11-20T10:00:00Z"),
  publishedAt: new Date("2026-11-21T10:00:00Z"),
};
const nameless: Contribution<"review"> = {
  ...review,
  number: 2,
  author: { name: "" },
  stars: 1,
  title: "Leider ganz anders als erwartet, und das schon beim zweiten Mal",
  reply: "",
  helpful: 0,
};
const example = { stars: 2, name: "Henrike B.", title: "Mir zu dunkel", text: "Sehr röstig." };

const onProductPage = (
  <ProductReviews
    product={100101}
    site={site}
    texts={reviews}
    rating={rating}
    newest={[review, nameless]}
    examples={[example]}
  />
);
const withoutReviews = (
  <ProductReviews
    product={100101}
    site={allSites.HU.site}
    texts={allSites.HU.texts.reviews}
    newest={[]}
    examples={[]}
  />
);
const all = (
  <ReviewsPage
    product={{ name: "Espresso „Speicherstadt“", number: 100101, url: "/espresso-p100101.html" }}
    question={{ stars: 4, sorting: "helpful", page: 1 }}
    rating={rating}
    reviews={[review]}
    matching={5}
    examples={[]}
    isCheckedFirst
    site={site}
    texts={texts}
  />
);
const formWithProblems = (
  <ReviewMessage title="Bewerten: Espresso" text={reviews.form.intro}>
    <ReviewForm
      typed={{ stars: "", title: "", body: "Siehe www.example.com", use: "", name: "Ida M." }}
      problems={{ stars: "noStars", title: "required", body: "noLinks" }}
      isChange
      isCheckedFirst
      texts={reviews}
      locale={site.locale}
      privacy={{ url: "/", text: "Datenschutz" }}
    />
  </ReviewMessage>
);
const report = (
  <ReviewMessage title={reviews.reportForm.title} text={reviews.reportForm.intro}>
    <ReportForm
      typed={{ reason: "insult", note: "", email: "ida@example" }}
      problems={{ note: reviews.problems.required, email: texts.customer.problems.invalidEmail }}
      texts={reviews}
    />
  </ReviewMessage>
);
const askedOnOrder = <OrderReviews state="asks" path="/" texts={reviews} />;
const deliveredOrder = (
  <OrderReviews
    state="delivered"
    products={[{ product: 100101, title: "Espresso „Speicherstadt“", picture: "", url: "/" }]}
    formPath="/account/reviews"
    path="/"
    texts={reviews}
  />
);

const decided = {
  ...review,
  state: "refused" as const,
  reason: "insult" as const,
  note: "Zeile 2",
};
const complaint = {
  text: "Das ist Kritik, keine Beleidigung.",
  complainedAt: new Date("2026-11-22T12:00:00Z"),
};
const decision = (seen: Partial<SeenDecision>, problem?: "required") => (
  <ReviewMessage title={reviews.decision.title} text={reviews.mine.states.refused}>
    <Decision
      seen={{ contribution: decided, isReporter: false, ...seen }}
      changePath="/"
      problem={problem}
      site={site}
      now={complaint.complainedAt}
      reviews={reviews}
    />
  </ReviewMessage>
);
const complaintForm = decision({ complainUntil: new Date("2027-05-01T12:00:00Z") }, "required");
const openComplaint = decision({ complaint });
const upheldComplaint = decision({
  complaint: {
    ...complaint,
    decided: { outcome: "upheld", note: "Sie bleibt es.", at: complaint.complainedAt },
  },
});
const ownReviews = (
  <OwnReviews own={[{ review: decided, decisionPath: "/" }]} site={site} reviews={reviews} />
);

export const examples = {
  onProductPage,
  withoutReviews,
  all,
  formWithProblems,
  report,
  complaintForm,
  openComplaint,
  upheldComplaint,
  ownReviews,
  askedOnOrder,
  deliveredOrder,
};
