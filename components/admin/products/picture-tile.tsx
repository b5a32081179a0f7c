"use client";

import { useSortable } from "@dnd-kit/sortable";
import { ChevronLeft, ChevronRight, X } from "lucide";
import { Picture } from "@/components/catalog/picture";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";

interface PictureTileProps {
  id: string;
  image: string;
  /** Its position among the pictures, from 0, and how many there are. */
  at: number;
  of: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const button =
  "grid size-11 place-items-center rounded-control hover:bg-cotton aria-disabled:text-ink-3 aria-disabled:opacity-40";

/** A picture of the form: dragged by itself, or moved and removed by its buttons. */
export function PictureTile({ id, image, at, of, onMove, onRemove }: PictureTileProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const shift = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  const name = `picture ${at + 1}`;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift ?? undefined, transition }}
      className={isDragging ? "relative z-1 opacity-80" : "relative"}
    >
      <div
        {...listeners}
        className="hung-shape relative aspect-3/4 cursor-grab touch-manipulation overflow-hidden bg-cotton"
      >
        <Picture image={image} alt={`Picture ${at + 1} of ${of}`} sizes="140px" />
        {at === 0 && <Tag>Main</Tag>}
      </div>
      <div className="flex justify-between">
        <button
          type="button"
          aria-label={`Move earlier: ${name}`}
          aria-disabled={at === 0 || undefined}
          onClick={() => at > 0 && onMove(at - 1)}
          className={button}
        >
          <Icon shape={ChevronLeft} className="size-4.5" />
        </button>
        <button type="button" aria-label={`Remove ${name}`} onClick={onRemove} className={button}>
          <Icon shape={X} className="size-4.5" />
        </button>
        <button
          type="button"
          aria-label={`Move later: ${name}`}
          aria-disabled={at === of - 1 || undefined}
          onClick={() => at < of - 1 && onMove(at + 1)}
          className={button}
        >
          <Icon shape={ChevronRight} className="size-4.5" />
        </button>
      </div>
    </li>
  );
}
