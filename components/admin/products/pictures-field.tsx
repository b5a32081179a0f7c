"use client";

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { ImagePlus, ImageUp } from "lucide-react";
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import type { ProductFields } from "@/lib/catalog/conflict";
import { mostImages } from "@/lib/catalog/schema";
import { pictureKinds } from "@/lib/media/limits";
import { notify } from "@/lib/notify";
import { PictureTile } from "./picture-tile";
import { UploadingPicture } from "./uploading-picture";

/** A picture of the form: one of the shop, or a file that is being uploaded. */
type Item = { id: string; url: string } | { id: string; file: File };

/**
 * The pictures of a product in their order, which dragging and the buttons of each change; the first is the main one.
 * Uploads start as soon as files are chosen or dropped. In an edit a button opens the file chooser.
 */
export function PicturesField({ isNew }: { isNew: boolean }) {
  const id = useId();
  const { setValue, getValues } = useFormContext<ProductFields>();
  const { field } = useController<ProductFields, "images">({ name: "images" });
  const [items, setItems] = useState<readonly Item[]>(() =>
    field.value
      .split(" ")
      .filter(Boolean)
      .map((url, at) => ({ id: `stored ${at}`, url })),
  );
  const [said, setSaid] = useState("");
  const chosenBefore = useRef(0);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
  );
  const urls = items.flatMap((item) => ("url" in item ? [item.url] : []));

  /** Without a main picture the form can't be sent: some are still being uploaded. */
  const write = useEffectEvent(() => {
    const image = urls.length === items.length ? (urls[0] ?? "") : "";
    if (image !== getValues("image")) setValue("image", image, { shouldDirty: true });
    if (urls.join(" ") !== getValues("images")) field.onChange(urls.join(" "));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the pictures change
  useEffect(() => write(), [items]);

  function choose(files: Iterable<File>) {
    const chosen = [...files];
    const room = mostImages - items.length;
    if (chosen.length > room) notify.error(`A product can have ${mostImages} pictures.`, "Remove one to add another.");
    const fresh = chosen.slice(0, room).map((file) => ({ id: `chosen ${chosenBefore.current++}`, file }));
    setItems((now) => [...now, ...fresh]);
  }

  function move(from: number, to: number) {
    setItems((now) => arrayMove([...now], from, to));
    setSaid(`Picture ${from + 1} is now picture ${to + 1} of ${items.length}.`);
  }

  function drop({ active, over }: DragEndEvent) {
    const at = (wanted: unknown) => items.findIndex((item) => item.id === wanted);
    if (over && active.id !== over.id) move(at(active.id), at(over.id));
  }

  function remove(gone: string) {
    setItems((now) => now.filter((item) => item.id !== gone));
  }

  return (
    <div>
      {items.length > 0 && (
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
          <SortableContext items={items.map((item) => item.id)} strategy={rectSortingStrategy}>
            <ul aria-label="Pictures" className="mb-3 grid grid-cols-3 gap-3">
              {items.map((item, at) =>
                "url" in item ? (
                  <PictureTile
                    key={item.id}
                    id={item.id}
                    image={item.url}
                    at={at}
                    of={items.length}
                    onMove={(to) => move(at, to)}
                    onRemove={() => remove(item.id)}
                  />
                ) : (
                  <UploadingPicture
                    key={item.id}
                    file={item.file}
                    onDone={(url) =>
                      setItems((now) => now.map((one) => (one.id === item.id ? { id: one.id, url } : one)))
                    }
                    onFailed={() => remove(item.id)}
                  />
                ),
              )}
            </ul>
          </SortableContext>
        </DndContext>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {isNew ? (
        <DropZone id={id} hasPictures={urls.length > 0} onChoose={choose} />
      ) : (
        <Button variant="outline" disabled={items.length >= mostImages} onClick={() => openChooser(choose)}>
          <ImagePlus className="size-4.5" />
          Add pictures
        </Button>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-ink-3 text-small">
        Up to {mostImages}. JPEG, PNG, WebP or AVIF. Portrait 3:4 works best; large pictures are resized.
      </p>
    </div>
  );
}

/** Opens the browser's file chooser. */
function openChooser(onChoose: (files: Iterable<File>) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = pictureKinds;
  input.multiple = true;
  input.onchange = () => onChoose(input.files ?? []);
  input.click();
}

interface DropZoneProps {
  id: string;
  hasPictures: boolean;
  onChoose: (files: Iterable<File>) => void;
}

function DropZone({ id, hasPictures, onChoose }: DropZoneProps) {
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        Image
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to the file field within */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          onChoose(event.dataTransfer.files);
        }}
        className="relative flex items-center gap-4 rounded-b-hung border-2 border-line-strong border-dashed p-4 outline-rust outline-offset-2 hover:border-rust has-[input:focus-visible]:outline-2"
      >
        <ImageUp className="size-6 shrink-0 stroke-[1.5] text-ink-3" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{hasPictures ? "Uploaded" : "Choose pictures"}</span>
          <span className="block text-ink-2 text-small">
            {hasPictures ? "Select to choose another." : "Or drop one here."}
          </span>
        </span>
        <input
          id={id}
          type="file"
          multiple
          accept={pictureKinds}
          aria-describedby={`${id}-hint`}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            onChoose(event.target.files ?? []);
            // Lets the same file be chosen again after a failure.
            event.target.value = "";
          }}
        />
      </div>
    </>
  );
}
