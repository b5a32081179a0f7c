/** Says what a seller without a GSTIN may not do (section 24 of the CGST Act); renders nothing for one with a GSTIN. */
export async function TaxNotice({ seller }: { seller: Promise<{ gstin: string | null }> }) {
  if ((await seller).gstin) return null;
  return (
    <p className="w-full text-error-ink text-small">
      No GSTIN is set: orders get receipts, not invoices. Sending goods to other states without one breaks section 24 of
      the CGST Act.
    </p>
  );
}
