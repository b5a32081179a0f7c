import { expect, it } from "vitest";
import { buttonVariants } from "./button";

const variants = ["default", "custom", "destructive", "outline", "secondary", "ghost", "link"] as const;

/** The background of a variant: at rest, or in a state such as "hover". */
function ground(variant: (typeof variants)[number], state = ""): string | undefined {
  const prefix = state ? `${state}:bg-` : "bg-";
  return buttonVariants({ variant })
    .split(" ")
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);
}

it.each(variants)("%s takes on hover a colour that no other variant has at rest", (variant) => {
  const hovered = ground(variant, "hover");
  const others = variants.filter((other) => other !== variant).map((other) => ground(other));
  if (hovered) expect(others).not.toContain(hovered);
});
