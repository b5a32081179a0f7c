import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Check,
  ChevronDown,
  ChevronRight,
  CircleUserRound,
  HandCoins,
  Heart,
  type IconNode,
  LoaderCircle,
  Menu,
  Pause,
  Play,
  ReceiptIndianRupee,
  Search,
  Share2,
  ShoppingBag,
  SlidersHorizontal,
  Truck,
  Undo2,
  X,
} from "lucide";
import { createElement } from "react";

/**
 * The icons of the pages that are loaded first: the shapes alone, without lucide-react's component, whose attributes
 * `.icon` of globals.css sets. All other screens import lucide-react.
 */
const shapes = {
  badge: BadgeCheck,
  bag: ShoppingBag,
  check: Check,
  coins: HandCoins,
  cross: X,
  down: ChevronDown,
  heart: Heart,
  left: ArrowLeft,
  loader: LoaderCircle,
  menu: Menu,
  next: ChevronRight,
  pause: Pause,
  person: CircleUserRound,
  play: Play,
  receipt: ReceiptIndianRupee,
  right: ArrowRight,
  search: Search,
  share: Share2,
  sliders: SlidersHorizontal,
  truck: Truck,
  undo: Undo2,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof shapes;

const drawn = (name: IconName) =>
  shapes[name].map(([tag, attributes], key) => createElement(tag, { ...attributes, key }));

/** An icon beside a text or in a labelled control, hidden from screen readers; 24 px unless a class sets its size. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      {drawn(name)}
    </svg>
  );
}

/** The shape of an icon that a page repeats, drawn nowhere itself: IconUse below it refers to it. */
export function IconShape({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol id={`icon-${name}`} viewBox="0 0 24 24">
        {drawn(name)}
      </symbol>
    </svg>
  );
}

/** The same icon by reference. */
export function IconUse({ name, className }: { name: IconName; className: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
