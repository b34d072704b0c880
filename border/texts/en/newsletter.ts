import type { NewsletterTexts } from "../../newsletter/newsletter-contract.ts";

export const newsletter: NewsletterTexts = {
  form: {
    email: "Email address",
    salutation: "Title",
    salutations: { MRS: "Ms", MR: "Mr", DIVERS: "Mx", COMPANY: "Company" },
    noSalutation: "Prefer not to say",
    firstName: "First name",
    lastName: "Last name",
    legalNotice:
      "By signing up, you confirm that you’re at least {newsletterAge} years old and agree that {shopName} may email you offers and news about its range. You can unsubscribe at any time: use the link in any newsletter or contact [customer service]({contactPage}).",
    personalOffers:
      "{shopName} may analyse what I buy and send me offers that suit me. This is optional.",
    privacy: "Our [privacy policy]({privacyPage}) explains how we use your data.",
    submit: "Sign up",
    mandatory: "* Required",
    voucherNote:
      "You get the welcome discount with your first sign-up. It’s valid for {voucherValidity} on one order. [Discount terms]({voucherTermsPage})",
    success: "Thank you! Just one more click.",
    successText:
      "We’re sending an email to {email}. Confirm your sign-up there, and we’ll send you your welcome discount.",
    successHint:
      "It usually arrives straight away. If you’ve only recently signed up or unsubscribed, it can take up to an hour, or up to a day if you’ve done so several times in one day. Please check your spam folder too.",
    sendAgain: "Send the email again",
    sentAgain:
      "We’ll send the email again. We leave at least an hour between emails to the same address.",
    errorGeneric:
      "Sorry, a technical problem means that we can’t sign you up right now. Please try again later.",
    tooMany: {
      one: "We’ve just had a lot of sign-ups from your network. Please try again in {count} minute.",
      other:
        "We’ve just had a lot of sign-ups from your network. Please try again in {count} minutes.",
    },
    crowded: {
      one: "A lot of people are signing up right now. Please try again in {count} minute.",
      other: "A lot of people are signing up right now. Please try again in {count} minutes.",
    },
    linkInvalid:
      "This confirmation link is no longer valid. Please sign up to the newsletter from {shopName} again.",
    checkFields: "Please check the highlighted fields.",
    problems: {
      emailRequired: "Please enter your email address.",
      required: "Please fill in this field.",
      invalidEmail: "Please enter a valid email address.",
      tooLong: "This text is too long.",
      invalidCharacters: "This field contains characters that aren’t allowed.",
    },
  },
  pages: {
    title: "{newsletterDiscount}% off with our newsletter",
    intro: "News, ideas and offers by email. You can unsubscribe at any time.",
    pictureAlt: "A letter next to a cup",
    discount: "{newsletterDiscount}% off",
    voucher: "To welcome you, we’ll give you {newsletterDiscount}% off one order.",
    confirm: {
      title: "Just one more click",
      text: "Please confirm that you’d like to receive the newsletter from {shopName} at {email}.",
      button: "Confirm sign-up",
      ignore: "Didn’t sign up? Then just close this page.",
    },
    confirmed: {
      title: "Welcome to our newsletter!",
      text: "Your sign-up is confirmed. Your welcome discount is on its way by email.",
      toShop: "Go to the shop",
    },
    subscribed: {
      title: "You’re signed up",
      text: "Your sign-up is confirmed. Use the links in any newsletter to change your details or to unsubscribe.",
    },
    unsubscribe: {
      title: "Unsubscribe from our newsletter",
      text: "Would you like to stop receiving newsletters at {email}?",
      button: "Unsubscribe",
    },
    unsubscribed: {
      title: "You’ve unsubscribed",
      text: "We won’t send you any more newsletters. If you change your mind, you can sign up again here at any time.",
    },
    preferences: {
      title: "Your newsletter details",
      text: "Your newsletter goes to {email}.",
      save: "Save",
      saved: "Your details have been saved.",
      emailRequested:
        "We’re sending an email to {email}. Once you’ve confirmed the change there, the newsletter will go to that address.",
      toUnsubscribe: "Unsubscribe",
    },
    invalidLink: {
      title: "This link is no longer valid",
      text: "Please open the link in our latest newsletter, or contact [customer service]({contactPage}).",
    },
  },
};
