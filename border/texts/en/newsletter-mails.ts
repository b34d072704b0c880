import type { NewsletterMailTexts } from "../../newsletter/newsletter-mail-texts.ts";

export const newsletterMails: NewsletterMailTexts = {
  greeting: "Hello {name},",
  confirmation: {
    subject: "Please confirm your newsletter sign-up",
    preview: "There’s one step left: confirm your email address.",
    heading: "One more step",
    text: "This address was entered to sign up to the newsletter from {shopName}. Please confirm the sign-up: we won’t write to you until you do.",
    button: "Confirm sign-up",
    validity:
      "The link opens a page where you confirm with a button. It’s valid for {hours} hours.",
    consent:
      "By confirming, you declare that you’re at least {newsletterAge} years old and would like to receive the newsletter from {shopName} by email. You can unsubscribe at any time.",
    reason:
      "You’re receiving this email because your address was entered on our website to sign up to our newsletter. If that wasn’t you, there’s nothing you need to do: unless you confirm, you won’t get a newsletter, and we’ll delete the address after {newsletterUnconfirmedDays} days.",
  },
  notice: {
    subject: "You’re already signed up to our newsletter",
    preview: "Nothing has changed.",
    heading: "You’re already with us",
    text: "This address was entered again to sign up to the newsletter from {shopName}. You’re already signed up, so nothing has changed and there’s nothing you need to do.",
    button: "View my details",
    reason:
      "You’re receiving this email because your address was entered on our website to sign up to our newsletter. If that wasn’t you, you can simply delete this email.",
  },
  welcome: {
    subject: "Welcome to the newsletter from {shopName}",
    preview: "Your sign-up is confirmed.",
    heading: "Welcome!",
    text: "Your sign-up is confirmed. From now on, we’ll write to you with news, ideas and offers.",
    voucher: "{newsletterDiscount}% welcome discount",
    voucherConditions:
      "For one order, valid until {until}. Enter the code in your basket. It can only be used once, can’t be combined with any other code and doesn’t apply to gift cards or partner products.",
    button: "Go to the shop",
    preferences: "Change my details",
    reason: "You’re receiving this email because you confirmed your newsletter sign-up.",
  },
  goodbye: {
    subject: "You’ve unsubscribed from our newsletter",
    preview: "Your address has been removed from our mailing list.",
    heading: "You’ve unsubscribed",
    text: "You won’t get any more newsletters from us, and your address has been removed from our mailing list. If you have a welcome code that you haven’t used yet, it’s still valid. It was lovely to have you with us!",
    reason:
      "You’re receiving this one-off email because the newsletter was cancelled for your address.",
  },
  unsubscribe: "Unsubscribe",
};
