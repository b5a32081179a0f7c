import { type ListingQuery, withChosen } from "@/lib/catalog/listing/listing-query";
import { shownKinds } from "@/lib/catalog/listing/shown-kinds";
import { lists } from "@/lib/catalog/lists/current";
import type { Facets } from "@/lib/catalog/schema";
import { ListingLink } from "./listing-link";

interface KindRowProps {
  query: ListingQuery;
  facets: Facets;
  onChange: (query: ListingQuery) => void;
}

/** The kinds that most products of the list have, above the first of them; pressing the chosen one takes it off. */
export function KindRow({ query, facets, onChange }: KindRowProps) {
  const kinds = shownKinds(lists().kinds, facets.kind, query.kind);
  if (kinds.length < 2) return null;
  return (
    <ul aria-label="Kinds" className="swipe-row">
      {kinds.map(({ id, label }) => {
        const isChosen = query.kind.includes(id);
        return (
          <li key={id}>
            <ListingLink
              to={withChosen(query, { kind: isChosen ? [] : [id] })}
              onChange={onChange}
              aria-current={isChosen ? "true" : undefined}
              className="kind-chip"
            >
              {label}
            </ListingLink>
          </li>
        );
      })}
    </ul>
  );
}
