/** So many of five stars, named for who doesn't see them. */
export function Stars({ rating, className = "" }: { rating: number; className?: string }) {
  const full = Math.round(rating);
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className={`whitespace-nowrap tracking-wide ${className}`}>
      <span aria-hidden="true" className="text-rust">
        {"★".repeat(full)}
      </span>
      <span aria-hidden="true" className="text-line-strong">
        {"☆".repeat(5 - full)}
      </span>
    </span>
  );
}
