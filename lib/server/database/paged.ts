/** The position of a page in a list: rows in total, the number of this page (from 1), and the number of pages. */
interface Position {
  total: number;
  page: number;
  pages: number;
}

/**
 * A page of a list, with `size` rows per page. `list` gets the number of rows to skip and to take, `count` returns the
 * total; it runs only if the page does not show where the list ends.
 */
export async function paged<Row>(
  { page, size }: { page: number; size: number },
  list: (skip: number, take: number) => PromiseLike<Row[]>,
  count: () => PromiseLike<number>,
): Promise<{ rows: Row[]; position: Position }> {
  const skip = (page - 1) * size;
  const rows = await list(skip, size);
  const isLast = rows.length < size && (rows.length > 0 || page === 1);
  const total = isLast ? skip + rows.length : await count();
  return { rows, position: { total, page, pages: Math.ceil(total / size) } };
}
