export const grievance = `If something went wrong and customer care could not put it right, tell our grievance officer. [Write here](/shop/help/contact): you get a number at once.

# Grievance officer

{officer}

# What happens then

- You get a number at once, on the screen and by email, and an answer within 48 hours.
- Your complaint is resolved within one month. If it takes us more than a few days, we tell you how it stands.
- Say the number of your order and what you would like us to do; pictures help.

# First, customer care

Most things are quicker this way: {care}

# If you are not satisfied

You can turn to the National Consumer Helpline: call [1915](tel:1915), or write at [consumerhelpline.gov.in](https://consumerhelpline.gov.in).

You buy from {legalName}.
`;

export const privacy = `This page says what {legalName} knows about you, why, and what you can ask of us. [Your account](/shop/account?tab=privacy) has a tab Privacy, where you do most of it yourself.

# What we store

- **Your account**: name, email address and a password that nobody can read; if you add them, full name, phone, gender, birthday, place and picture.
- **Your addresses**, so that you need not type them again.
- **Your cart and wishlist.**
- **Your orders and returns**: what you bought, where it went, how it was paid, the note of a gift, pictures of what you send back.
- **Your reviews**, with pictures and what they said before; other shoppers see the first word of your name.
- **Grievances** that you raise, with or without an account: name, email address, text, pictures and our answers.
- **Which mails we sent you**, and when; not their texts.
- **Your sign-ins**: the browser and the time, so that you can end a session that is not yours.

We store no numbers of cards or bank accounts. For a return of a cash order we store the UPI address that you give us.

# For how long

- As long as you have your account; pictures of a return until 90 days after it has ended.
- Invoices and credit notes, with the name and address on them, as tax law obliges us to: 72 months from the 31 December after the financial year.
- Reviews as long as the shop keeps the product, also one that it sells no more, after your account without your name and pictures.
- Name and email address of a grievance until a year after it is resolved, its pictures 90 days.
- Counts of attempts to sign in and of grievances, by network and email address: a day at most.

# Who else sees it

- **Razorpay**, when you pay online: name, email, phone and amount.
- **The courier**: name, address and phone.
- **Google**, where the map of our stores is shown: the address of your connection, and that you opened it.
- **Hosting of data and pictures**, and the service that sends our mails, who work for us alone.

We sell nothing about you and show no advertisements.

# Cookies

One cookie keeps you signed in, and another recognises your browser, so that you get in while somebody else guesses your password. There are none for advertising or statistics.

# Your rights

- **See and correct** what you told us, and **download all of it** as a file, in [your account](/shop/account?tab=privacy).
- **Delete your account** there. It goes at once, with profile, picture, addresses, cart, wishlist, sessions, your name, email and phone in orders, and your name and pictures in reviews; what stays, why and for how long is said before. An order on its way, or a return or refund that is not done, comes first.
- Where you have no access to your account, ask us for a copy, for correction or for erasure, and withdraw your consent, as easily as you gave it: {care}
- Complain to our grievance officer: {officer}
- If somebody got at your data who may not, we tell you, and the Data Protection Board.

If you are under 18, please order together with a parent or guardian.
`;

export const terms = `You buy from {legalName}. These terms hold for all orders; the law of India applies, and your rights as a consumer stand beside them.

# Orders

- Prices are in rupees and include all taxes. Fees are shown before you order: see [Delivery and fees](/shop/help/delivery).
- An order is a contract when you see its confirmation. If we can't deliver what you ordered, we cancel the order and refund what you paid.
- A price that is plainly wrong, such as one rupee for a saree, does not bind us; we then ask you first.
- We limit how much one account may order in cash or reserve without paying.

# Delivery, returns and payment

[Delivery and fees](/shop/help/delivery), [Returns and exchange](/shop/help/returns) and [Payments](/shop/help/payments) are part of these terms.

# Your account

Keep your password to yourself; tell us if you think that somebody else uses your account. We may close accounts that are used to defraud us or others.

# Products

Colours can look different on your screen. Handmade cloth varies a little from piece to piece: that is no defect.

# If something goes wrong

Write to our customer care: {care}. Our [grievance officer](/shop/help/grievance) is there for what remains.
`;

export const accessibility = `We want everybody to be able to shop here, and follow the Indian standard IS 17802, which asks what WCAG 2.1 asks at level AA.

# What we do

- Everything works with the keyboard alone, and what has the focus is always visible.
- Pages have headings, names and descriptions that screen readers announce; changes are announced too.
- Text can be enlarged to 200 % and read in a window 320 pixels wide without scrolling sideways.
- Colours have enough contrast, and nothing is said by colour alone.
- Where your system asks for less motion, nothing moves by itself. The pictures on the home page can be stopped.

# What we know does not work yet

- The map of our stores comes from another provider; the list beside it says the same.
- The form in which you pay is Razorpay's.

# Tell us

If something does not work for you, write or call, and we help you to order in the meantime: {care}
`;
