interface PerScreenProps {
  wide: string;
  phone: string;
}

/** One text, with a different one for phones where needed. */
export function PerScreen({ wide, phone }: PerScreenProps) {
  if (wide === phone) return <span>{wide}</span>;
  return (
    <>
      <span className="max-md:hidden">{wide}</span>
      <span className="md:hidden">{phone}</span>
    </>
  );
}
