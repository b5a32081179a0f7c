export const returns = `If something does not fit or is not what you expected, send it back within {returnDays} days of its delivery.

# What you can return

- Anything that is unworn, unwashed and has its tags, in its box if it came in one.
- Damaged, wrong or incomplete items, also without their tags. If the days are over, write to us.

# How it works

1. Open [your orders](/shop/account?tab=orders), choose the order and press "Return or exchange".
2. Choose the pieces, tell us why, and whether you would like the money back or another size.
3. We approve the request and the courier collects the parcel from the address of the order.
4. We check the goods when they are back with us, and then refund you or send the other size.

# Exchange

An exchange is for another size of the same product. We set the size aside when you ask, and send it when your parcel is back. It costs nothing.

# Refunds

- Paid online: the money goes back to the card, account or wallet that you paid from, within 5 to 7 working days after the goods are back with us.
- Paid in cash: to the UPI address that you give us with the request.
- The fees of the order are refunded too when all of it comes back for money because of our mistake, and nothing was exchanged.

# Cancelling

An order can be cancelled on its page until it is shipped. What you paid online is refunded in full.

Questions: {care}
`;

export const delivery = `We deliver to every PIN code in India that our couriers serve. Prices include all taxes; the fees below are all that an order adds, and you see them before you order.

# Fees

- Platform fee: {platformFee} for each order.
- Shipping fee: {shippingFee} for each order, however many items it has.
- No shipping fee for orders whose items cost {freeShippingFrom} or more.

# Time

- An order arrives within {deliveryDays} days. Its page shows the day, the courier's where it names one.
- When it is on its way, its page shows the courier and the tracking number.
- Our courier calls the phone number of the address when nobody is there, and comes again on the next working day.

# If a parcel does not come

Tell us if the day has passed, or if the parcel was open or damaged when it came. An order that comes back to us undelivered is refunded.

Questions: {care}
`;

export const payments = `# Ways to pay

- **UPI, cards, net banking**: through Razorpay. We never see or store the number of your card.
- **Cash on delivery**: for orders up to {cashLimit}, fees included. Please have the exact amount ready.

# When you pay online

Your items are reserved while you pay. If the payment does not come through, they go back on sale and your cart still has them. If your bank has charged you all the same, the money comes back by itself, or the order is taken up again.

# Invoices

The invoice is on the page of the order once it has been shipped. If you buy for a business, add its GSTIN to the address before you order.

# Refunds

See [Returns and exchange](/shop/help/returns). The refund of an online payment goes back to the account that you paid from.

We never ask for your PIN, OTP or full card number, by phone, mail or message.

Questions: {care}
`;

export const sizes = `# Finding your size

Each product has a size guide where there is one for its kind: open it beside the sizes. Its measures are of the body, not of the cloth.

# How to measure

- **Chest or bust**: around the fullest part, the tape level and not tight.
- **Waist**: where you bend to the side, usually a hand above the hip bone.
- **Hip**: around the fullest part, feet together.
- **Foot**: stand on paper, mark heel and longest toe, measure between the marks. Measure both feet and take the longer one.

# Between two sizes

Take the larger one for cotton that has not been washed before and for loose cuts, the smaller one for stretch.

# If it does not fit

[Exchange it](/shop/help/returns) for another size within {returnDays} days of its delivery.

Questions: {care}
`;
