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
import { ImagePlus, ImageUp } from "lucide";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { maxImages } from "@/lib/catalog/inputs";
import { pictureKinds } from "@/lib/media/limits";
import { notify } from "@/lib/notify";
import { FileDrop } from "./file-drop";
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
    field.value.map((url, at) => ({ id: `stored ${at}`, url })),
  );
  /** What failed since pictures were last chosen, a line for each: a toast goes when the next upload succeeds. */
  const [failures, setFailures] = useState("");
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
    if (urls.join() !== getValues("images").join()) field.onChange(urls);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the pictures change
  useEffect(() => write(), [items]);

  function choose(files: Iterable<File>) {
    const chosen = [...files];
    const room = maxImages - items.length;
    if (chosen.length > room) notify.error(`A product can have ${maxImages} pictures.`, "Remove one to add another.");
    const fresh = chosen.slice(0, room).map((file) => ({ id: `chosen ${chosenBefore.current++}`, file }));
    setItems((now) => [...now, ...fresh]);
    setFailures("");
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
                    onFailed={(reason) => {
                      remove(item.id);
                      setFailures((now) => `${now}${item.file.name}: ${reason}\n`);
                    }}
                  />
                ),
              )}
            </ul>
          </SortableContext>
        </DndContext>
      )}
      <p aria-live="polite" className="wrap-anywhere mb-3 whitespace-pre-line text-error-ink text-small empty:hidden">
        {failures}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isNew ? (
        <FileDrop
          id={id}
          icon={ImageUp}
          accept={pictureKinds}
          label="Image"
          describedBy={`${id}-hint`}
          onChoose={choose}
        >
          <span className="block truncate font-medium">{urls.length > 0 ? "Uploaded" : "Choose pictures"}</span>
          <span className="block text-ink-2 text-small">
            {urls.length > 0 ? "Select to choose another." : "Or drop them here."}
          </span>
        </FileDrop>
      ) : (
        <Button variant="outline" disabled={items.length >= maxImages} onClick={() => openChooser(choose)}>
          <Icon shape={ImagePlus} className="size-4.5" />
          <span>Add pictures</span>
        </Button>
      )}
      <p
        id={`${id}-hint`}
        className="mt-1.5 text-ink-3 text-small"
      >{`Up to ${maxImages}. JPEG, PNG, WebP or AVIF. Portrait 3:4 works best; large pictures are resized.`}</p>
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
