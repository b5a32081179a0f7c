import type { KindTile } from "@/lib/catalog/home-rows";
import { isCutOut } from "@/lib/media/cut-out";
import { FilterLink } from "../filter-link";
import { Picture } from "../picture";

/** Small tiles of kinds, in a row to swipe where they have no room. */
export function KindsRow({ kinds }: { kinds: readonly KindTile[] }) {
  return (
    <nav aria-label="Kinds">
      <ul className="kinds-row">
        {kinds.map(({ id, label, picture }) => (
          <li key={id}>
            <FilterLink filters={{ kind: [id] }} className="group kind-tile">
              <span className={isCutOut(picture) ? "bare" : undefined}>
                <Picture image={picture} alt="" sizes="5rem" widths={[180]} className="card-picture" />
              </span>
              <b>{label}</b>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
