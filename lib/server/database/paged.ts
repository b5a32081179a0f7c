/** The position of a page in a list: rows in total, the number of this page (from 1), and the number of pages. */
interface Position {
  total: number;
  page: number;
  pages: number;
}

/**
 * A page of a list, with `size` rows per page. `list` gets the number of rows to skip and to take, `count` returns the
 * total; both run in parallel.
 */
export async function paged<Row>(
  { page, size }: { page: number; size: number },
  list: (skip: number, take: number) => PromiseLike<Row[]>,
  count: () => PromiseLike<number>,
): Promise<{ rows: Row[]; position: Position }> {
  const [rows, total] = await Promise.all([list((page - 1) * size, size), count()]);
  return { rows, position: { total, page, pages: Math.ceil(total / size) } };
}
