/** What the shop stores about a person and why, in plain words: for the tab Privacy. */
export const storedWords: readonly { what: string; why: string }[] = [
  {
    what: "Name, email address and a hash of your password",
    why: "To sign you in, and to tell you about your orders. Nobody can read the password from it.",
  },
  {
    what: "Full name, phone, gender, birthday, place and picture, as far as you filled them in",
    why: "You can leave all of them empty. Name and phone are filled in for you when you order.",
  },
  { what: "Your addresses", why: "So that you need not type them again." },
  { what: "Your cart and wishlist", why: "So that they are there on all your devices." },
  {
    what: "Your orders, returns and payments",
    why: "To deliver, to take back, to refund, and for the invoice that tax law asks for. For a cash order that comes back we store your UPI address. We store no numbers of cards or accounts.",
  },
  {
    what: "Your reviews, with pictures and earlier texts, and which reviews you found helpful or reported",
    why: "Other shoppers read them, under the first word of your name. Only what is published is shown.",
  },
  { what: "Grievances that you raised, with our answers", why: "To answer you in the time that the law gives us." },
  { what: "Which mails we sent you, and when", why: "To send one again that did not arrive." },
  { what: "Browser and time of your sign-ins", why: "So that you can end a session that is not yours." },
];
