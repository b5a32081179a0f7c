import type { ReactNode } from "react";
import type { HiddenFigures } from "@/lib/review/figures";
import { countedReasons, fitVotesNeeded, hideReasons } from "@/lib/review/options";

/** Who may review, what is held and hidden and how often, how figures are made, and that nobody is paid. */
export function HowReviewsWork({ figures: { all, hidden, byReason } }: { figures: HiddenFigures }) {
  const count = (reviews: number) => reviews.toLocaleString("en-IN");
  return (
    <div className="grid max-w-2xl gap-6 text-lead">
      <Part title="Who may review">
        <p>
          Only somebody who got a product from this shop, delivered by us to the account that writes. One review for
          each product and shopper. Its writer can change or delete it at any time. Returning the product takes nothing
          away.
        </p>
        <p>
          Nobody is paid for a review, gets anything for one, or is asked for a good one. We ask every buyer in the same
          way, on the page of the order and in the account.
        </p>
      </Part>
      <Part title="What you see">
        <p>
          The first word of the writer's username, the size that was bought, the stars, the day. A changed review says
          so, and what it said before can be opened below it. Reviews are sorted by how many found them helpful unless
          you choose another order.
        </p>
        <p>
          {`The average and the bars count every published review alike, the newest words of each. From ${fitVotesNeeded} votes on, the page says whether the sizes run small or large.`}
        </p>
      </Part>
      <Part title="What waits">
        <p>
          A review with a web address, a mail address, a phone number or pictures is read by a person before others see
          it. All others are seen at once. A review that was reported stays where it is until a person has looked at it.
        </p>
      </Part>
      <Part title="What is hidden, and how often">
        <p>
          A review is hidden for one of these reasons only, whatever its stars; its writer reads which. Bad ratings are
          no reason.
        </p>
        <dl className="hung">
          {hideReasons.map((reason) => (
            <div key={reason} className="flex justify-between gap-4 border-line border-b py-2">
              <dt>{reason}</dt>
              <dd className="figures">{count(byReason[reason])}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 py-2 font-semibold">
            <dt>Hidden of all reviews</dt>
            <dd className="figures">{`${count(hidden)} of ${count(all)}`}</dd>
          </div>
        </dl>
        <p>{`The stars of reviews hidden for “${countedReasons.join("” or “")}” still count.`}</p>
      </Part>
      <Part title="When an account is deleted">
        <p>Its reviews stay as by “Former shopper”, without pictures.</p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="display text-h3">{title}</h2>
      {children}
    </section>
  );
}
