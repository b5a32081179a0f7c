import type { ReactNode } from "react";

interface SampleProps {
  count: number;
  isNew: boolean;
  children: ReactNode;
}

function Box({ children }: Pick<SampleProps, "children">) {
  return <div>{children}</div>;
}

/** What bare-text.test.ts finds, and below it what it accepts. */
export function Sample({ count, isNew, children }: SampleProps) {
  return (
    <div>
      <p>
        {count} {count === 1 ? "item" : "items"}
      </p>
      <p>
        {isNew && "New"}
        <b>kurta</b>
      </p>
      <p>
        {isNew && <b>New</b>}
        after
      </p>
      <Box>
        in a component
        <b>kurta</b>
      </Box>
      <p>{`${count} pieces`}</p>
      <p>
        <span>{isNew && "New"}</span> <b>kurta</b>
      </p>
      <p>
        Fixed <b>text</b>, {isNew && <b>new</b>}
      </p>
      {children}
    </div>
  );
}

/** A component that is text. */
export function Discount({ percent }: { percent: number }) {
  const labels = [1, 2].map((one) => {
    return `${one}`;
  });
  if (percent > 50) return <b>{labels.length}</b>;
  return percent > 0 ? "Off" : null;
}
