import Type from "typebox";

const Text = Type.String({ maxLength: 300 });

/** Tracked events of promotions, as `PromotionClick` has them. */
export const promotionEvents = {
  promotion_click: Type.Object(
    { event_type: Text, click_type: Text, click_target: Text, specification: Text },
    { additionalProperties: false },
  ),
};
