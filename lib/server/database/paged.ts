/** Where a page of a list lies: rows in all, which page this is (from 1), and how many there are. */
interface Position {
  total: number;
  page: number;
  pages: number;
}

/**
 * A page of a list, with `size` rows a page. `list` is given how many rows to skip and to take, `count` gives how many
 * there are in all; both are asked at once.
 */
export async function paged<Row>(
  { page, size }: { page: number; size: number },
  list: (skip: number, take: number) => PromiseLike<Row[]>,
  count: () => PromiseLike<number>,
): Promise<{ rows: Row[]; position: Position }> {
  const [rows, total] = await Promise.all([list((page - 1) * size, size), count()]);
  return { rows, position: { total, page, pages: Math.ceil(total / size) } };
}
