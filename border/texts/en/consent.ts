import type { ConsentTexts } from "../../consent/consent-contract.ts";

export const consent: ConsentTexts = {
  settings: "Cookie settings",
  title: "Your cookie choices",
  question:
    "We use cookies and similar technologies. Some are necessary for the shop to work. We only use the others if you agree: to measure how the shop is used, to make it more convenient and to pay our advertising partners. It’s up to you: you can shop here either way, and you can change your mind at any time under “Cookie settings” at the bottom of every page.",
  privacy: { text: "Privacy policy", path: "{privacyPage}" },
  refuse: "Reject all",
  accept: "Accept all",
  choose: "Manage choices",
  save: "Save choices",
  close: "Close",
  reload: {
    text: "Your choices have been saved. We’ll reload this page in a moment, so that scripts already running stop too.",
    button: "Reload now",
  },
  alwaysOn: "always on",
  groups: {
    necessary: {
      name: "Necessary",
      purpose:
        "Your basket, signing in, security and these choices. The shop doesn’t work without them.",
    },
    statistics: {
      name: "Statistics",
      purpose:
        "Which pages and products people look at, and which products they buy. We shorten your IP address before we store it.",
    },
    functional: {
      name: "Convenience",
      purpose: "Your recent searches in the search box, and tests that help us improve the shop.",
    },
    advertising: {
      name: "Advertising",
      purpose: "Which of our advertising partners brought you here.",
    },
  },
};
