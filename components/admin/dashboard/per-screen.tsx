interface PerScreenProps {
  wide: string;
  phone: string;
}

/** What stands there, and what stands in its place on phones where that differs. */
export function PerScreen({ wide, phone }: PerScreenProps) {
  if (wide === phone) return wide;
  return (
    <>
      <span className="max-md:hidden">{wide}</span>
      <span className="md:hidden">{phone}</span>
    </>
  );
}
