"use client";

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { GripVertical } from "lucide";
import { type ReactNode, useId } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";

interface SortableListProps {
  /** The rows in their order, by what they are called. */
  rows: readonly { id: string; name: string }[];
  label: string;
  onMove: (from: number, to: number) => void;
  className?: string;
  children: ReactNode;
}

/** A list whose rows are moved by their handles: with a mouse, a finger, or Space and the arrow keys. */
export function SortableList({ rows, label, onMove, className, children }: SortableListProps) {
  const contextId = useId();
  const ids = rows.map(({ id }) => id);
  const placeOf = ({ active, over }: Pick<DragEndEvent, "active" | "over">) =>
    over ? `${nameOf(rows, active.id)} is at place ${ids.indexOf(String(over.id)) + 1} of ${ids.length}.` : undefined;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      // By itself it counts, which gives the server other ids than the browser: no handle would have its description.
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: "Space picks it up, the arrow keys move it, Space puts it down, Escape leaves it where it was.",
        },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(rows, active.id)} is picked up.`,
          onDragOver: placeOf,
          onDragEnd: placeOf,
          onDragCancel: ({ active }) => `${nameOf(rows, active.id)} stays where it was.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={className}>
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function nameOf(rows: SortableListProps["rows"], id: string | number): string {
  return rows.find((row) => row.id === id)?.name ?? "";
}

interface SortableRowProps {
  id: string;
  /** What its handle moves. */
  name: string;
  /** False where the order can't be changed: then there is no handle. */
  canMove?: boolean;
  className?: string;
  children: ReactNode;
}

/** A row with its handle. */
export function SortableRow({ id, name, canMove = true, className, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !canMove,
  });
  const shift = transform && `translate3d(0, ${transform.y}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift ?? undefined, transition }}
      className={cn(className, isDragging && "relative z-1 bg-cotton")}
    >
      {canMove && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={`Move ${name}`}
          className="-ml-2 grid size-11 shrink-0 cursor-grab touch-manipulation place-items-center rounded-control text-ink-3 hover:bg-cotton hover:text-ink"
        >
          <Icon shape={GripVertical} className="size-4.5" />
        </button>
      )}
      {children}
    </li>
  );
}
