import { stringify } from "csv-stringify/sync";
import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { bad, good } from "./support/answers";
import { exported, fileOf, importFile, rowsOf, sendFile } from "./support/csv";
import { fill, orderCash, testpiece } from "./support/goods";

const plain = { ...testpiece, size: ["s", "m"], price: 1499.5, stock: 14 };

/** A row of a new product. */
const newRow = {
  image: plain.image,
  description: "Cotton",
  category: "footwear",
  brand: "adidas",
  price: "999",
  stock: "5",
};

async function add({ request }: Caller, fields: object = {}) {
  const data = { ...plain, ...fields };
  return (await good(await request.post("/api/admin/products/add", { data }), 201)).data;
}

async function fresh({ request }: Caller, id: string) {
  return (await good(await request.get(`/api/shop/products/get/${id}`))).data;
}

/** A report of a file that changes nothing. */
const nothing = {
  added: 0,
  edited: 0,
  same: 0,
  rows: [],
  wrong: 0,
  errors: [],
  seal: expect.stringMatching(/^\w{64}$/),
};

test("the export is a UTF-8 file without formulas, and importing it changes nothing", async ({ admin }) => {
  const odd = [
    { title: 'नील "कुर्ता", 🙂; size 5\' long', description: 'Line one,\nline "two"\n\n  indented 🧵' },
    { title: "Lines alone", description: "One\ntwo\nthree" },
    { title: "Testpiece of sums", seller: "=SUM(A1:A9)", description: "@home\n=1+1" },
    { title: "Testpiece, quoted", seller: "'=quoted already", description: "-5% of ＝full width" },
    { title: "Testpiece, Levi's", size: [], saleprice: 999.99, seller: "+91 98450 11223", stock: 0 },
  ];
  const made = await Promise.all(odd.map((fields) => add(admin, fields)));
  const answer = await admin.request.get("/api/admin/products/export");
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers()["content-disposition"]).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/);
  const body = await answer.body();
  expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = rowsOf(
    body.toString("utf8"),
    made.map(({ _id }) => _id),
  );
  expect(rows).toHaveLength(odd.length);
  expect(body.toString("utf8"), "quoted, so that no table program ends the row there").toContain('"One\ntwo\nthree"');
  expect(rows.find(({ _id }) => _id === made[2]._id)).toMatchObject({
    seller: "'=SUM(A1:A9)",
    description: "'@home\n=1+1",
    price: "1499.50",
    size: "s m",
    saleprice: "",
  });
  const { report } = await good(await sendFile(admin, fileOf(rows)));
  expect(report).toEqual({ ...nothing, same: odd.length });
});

test("a preview changes nothing, and the import makes exactly its changes and logs them", async ({ admin }) => {
  const made = await add(admin, { title: `Filed Testpiece ${admin.id}` });
  const [row = {}] = rowsOf(await exported(admin), [made._id]);
  const file = fileOf([
    { ...row, price: "1600", size: "m l" },
    { ...row, _id: "", version: "", stockSeen: "", title: `New Testpiece ${admin.id}`, saleprice: "1,000" },
  ]);
  const refused = await good(await sendFile(admin, file));
  const reason = '"1,000" must be an amount in rupees, or empty; write it without commas, like 1499.50';
  expect(refused.report).toMatchObject({ wrong: 1, errors: [{ line: 3, field: "saleprice", reason }] });

  const right = file.replace('"1,000"', "1000");
  const { report } = await good(await sendFile(admin, right));
  expect(report).toMatchObject({ added: 1, edited: 1, same: 0, wrong: 0 });
  expect(report.rows).toEqual([
    {
      line: 2,
      kind: "edit",
      title: made.title,
      before: { size: ["s", "m"], price: 1499.5 },
      after: { size: ["m", "l"], price: 1600 },
    },
    expect.objectContaining({ line: 3, kind: "add", title: `New Testpiece ${admin.id}`, before: null }),
  ]);
  // The shop answers what holds of its goods, admins what is stored.
  const { hsn: _hsn, ...own } = made;
  const shown = { ...own, origin: "IN", netQuantity: "1 N" };
  expect(await fresh(admin, made._id)).toEqual(shown);

  const done = await good(await sendFile(admin, right, { seal: report.seal }));
  expect(done.message).toBe("Imported: 1 added, 1 changed.");
  expect(await fresh(admin, made._id)).toEqual({ ...shown, price: 1600, size: ["m", "l"], version: 2 });
  const list = await good(await admin.request.get(`/api/admin/products/get?q=${admin.id}`));
  expect(list.data.map(({ title }: { title: string }) => title)).toEqual([`New Testpiece ${admin.id}`, made.title]);
  expect(list.data[0]).toMatchObject({ price: 1499.5, saleprice: 1000, stock: 14, version: 1 });
  const log = await good(await admin.request.get(`/api/admin/log/get?q=${made._id}+import`));
  expect(log.entries).toEqual([
    expect.objectContaining({ action: "import", before: { size: ["s", "m"], price: 1499.5 } }),
  ]);
  await bad(await sendFile(admin, right, { seal: report.seal }), 409, "stale");
});

test("new products with the title of one in the shop are named, and the same seal adds nothing twice", async ({
  admin,
}) => {
  const rows = ["One", "Two"].map((name) => ({ ...newRow, title: `Twice ${name} ${admin.id}` }));
  const file = fileOf(rows);
  const { report } = await good(await sendFile(admin, file));
  expect(report).toMatchObject({ added: 2 });
  expect(report).not.toHaveProperty("taken");
  const listed = async () => (await good(await admin.request.get(`/api/admin/products/get?q=twice+${admin.id}`))).total;

  const answers = await Promise.all([1, 2, 3].map(() => sendFile(admin, file, { seal: report.seal })));
  for (const answer of answers) expect([200, 409]).toContain(answer.status());
  expect(answers.some((answer) => answer.ok())).toBe(true);
  expect(await listed()).toBe(2);
  await bad(await sendFile(admin, file, { seal: report.seal }), 409, "stale");
  expect(await listed()).toBe(2);

  const again = fileOf(rows.map((row) => ({ ...row, title: row.title.toUpperCase() })));
  for (const text of [file, again]) {
    const { taken, seal } = (await good(await sendFile(admin, text))).report;
    expect(taken.count).toBe(2);
    expect(taken.first.map(({ line }: { line: number }) => line)).toEqual([2, 3]);
    expect(seal).not.toBe(report.seal);
  }
  await good(await importFile(admin, file));
  expect(await listed(), "on purpose").toBe(4);
});

test("a file saved by Excel is read as it is", async ({ admin }) => {
  const made = await add(admin, { description: "Cotton,\nwash cold.", saleprice: 999 });
  const [row = {}] = rowsOf(await exported(admin), [made._id]);
  const cells = { ...row, description: "Cotton,\r\nwash cold.", category: "Footwear", brand: "ADIDAS", size: "S M" };
  const excel = stringify([[...Object.keys(cells), ""], Object.values(cells).slice(0, -1), ["", " ", ""]], {
    delimiter: ";",
    record_delimiter: "\r\n",
    bom: true,
    quoted_match: /[\r\n]/,
  });
  const { report } = await good(await sendFile(admin, excel.replace("\ufeff", "\ufeffsep=;\r\n")));
  expect(report).toEqual({ ...nothing, same: 1 });
});

test("kinds, facts and sizes of any set go out by their ids and come back by their labels", async ({ admin }) => {
  const shoes = { kind: "sneakers", audience: "men", size: ["uk-8", "uk-9"], facts: { "upper-material": "canvas" } };
  const made = await add(admin, { ...shoes, stock: 4, stockBySize: { "uk-8": 3, "uk-9": 1 } });
  const cap = await add(admin, { category: "accessories", size: [] });
  const rows = rowsOf(await exported(admin), [made._id, cap._id]);
  const row = rows.find(({ _id }) => _id === made._id) ?? {};
  expect(row).toMatchObject({ kind: "sneakers", audience: "men", size: "uk-8 uk-9", "fact_upper-material": "canvas" });
  expect(row).toMatchObject({ stockSeen: "uk-8:3,uk-9:1", "stock_uk-8": "3", "stock_uk-9": "1", stock_xs: "" });
  const older = rows.map((cells) =>
    Object.fromEntries(
      Object.entries(cells).filter(([name]) => !/^(kind|audience|fact_.*|stock_(?!x?[sml]).*)$/.test(name)),
    ),
  );
  for (const file of [rows, older]) {
    expect((await good(await sendFile(admin, fileOf(file)))).report).toEqual({ ...nothing, same: 2 });
  }

  const child = { ...newRow, title: `Little Runner ${admin.id}`, category: "Footwear", stock: "" };
  const labels = { kind: "", audience: "", size: "", "fact_Upper material": "", "stock_UK 8": "", "stock_UK 9": "" };
  const file = fileOf([
    {
      ...labels,
      _id: made._id,
      ...child,
      title: made.title,
      kind: "Sneakers",
      size: "UK 9 UK 8",
      "stock_UK 8": "5",
      "stock_UK 9": "1",
    },
    {
      ...labels,
      _id: "",
      ...child,
      kind: "KIDS’ SHOES",
      audience: "Kids",
      size: "UK 8",
      "fact_Upper material": "Mesh",
      "stock_UK 8": "7",
    },
  ]);
  await good(await importFile(admin, file));
  expect(await fresh(admin, made._id), "an empty cell removes a fact").toMatchObject({
    kind: "sneakers",
    audience: "men",
    size: ["uk-8", "uk-9"],
    facts: {},
    stockBySize: { "uk-8": 5, "uk-9": 1 },
  });
  const list = await good(await admin.request.get(`/api/admin/products/get?q=little+${admin.id}`));
  expect(list.data).toEqual([
    expect.objectContaining({
      kind: "kids-shoes",
      audience: "kids",
      size: ["uk-k-8"],
      facts: { "upper-material": "mesh" },
      stock: 7,
      stockBySize: { "uk-k-8": 7 },
    }),
  ]);

  const wrong = [{ kind: "Rain boots" }, { kind: "Jeans", size: "UK 8" }].map((cells) => ({
    ...labels,
    ...child,
    stock: "1",
    ...cells,
  }));
  const { report } = await good(await sendFile(admin, fileOf(wrong)));
  expect(report.errors).toEqual([
    {
      line: 2,
      field: "kind",
      reason: '"Rain boots" is no kind; add it to the catalogue first, or leave the cell empty',
    },
    {
      line: 3,
      field: "size",
      reason: '"UK 8" is a size of several sets: write uk-8 or uk-k-8, or a kind with one of them',
    },
  ]);
});

test("one invalid row prevents the whole import", async ({ admin }) => {
  const made = await Promise.all([add(admin), add(admin), add(admin)]);
  const ids = made.map(({ _id }) => _id);
  const rows = rowsOf(await exported(admin), ids).map((row) => ({ ...row, price: "2000" }));
  const wrong = fileOf([...rows, { ...rows[0], _id: "0".repeat(24) }, { ...rows[0] }]);
  const { report } = await bad(await importFile(admin, wrong), 422, "invalid");
  expect(report.errors.map(({ line, field }: { line: number; field: string }) => `${line} ${field}`)).toEqual([
    "5 _id",
    "6 _id",
  ]);
  for (const product of made) expect((await fresh(admin, product._id)).price).toBe(1499.5);
});

test("an import keeps sales since the export and does not overwrite a changed product", async ({ admin, shopper }) => {
  const made = await add(admin);
  const other = await add(admin);
  const rows = rowsOf(await exported(admin), [made._id, other._id]);
  await fill(shopper, made._id, 4, "s");
  await orderCash(shopper);
  const restocked = rows.map((row) => (row._id === made._id ? { ...row, stock: "20" } : row));
  await good(await importFile(admin, fileOf(restocked)));
  expect((await fresh(admin, made._id)).stock).toBe(16);
  expect((await fresh(admin, other._id)).version).toBe(1);

  await good(
    await admin.request.put(`/api/admin/products/edit/${other._id}`, { data: { title: "Renamed Testpiece" } }),
  );
  const { report } = await good(await sendFile(admin, fileOf(rows.filter(({ _id }) => _id === other._id))));
  expect(report.errors).toEqual([expect.objectContaining({ line: 2, field: "version" })]);
});

test("nothing is imported when the file or the shop has changed since the preview", async ({ admin }) => {
  const made = await add(admin);
  const rows = rowsOf(await exported(admin), [made._id]).map(({ _id = "" }) => ({ _id, price: "2000", stock: "9" }));
  const file = fileOf(rows);
  const look = async (text = file) => (await good(await sendFile(admin, text))).report.seal;
  const refused = async (seal: string) => bad(await sendFile(admin, file, { seal }), 409, "stale");
  await refused(await look(fileOf(rows.map((row) => ({ ...row, price: "2001" })))));

  const seal = await look();
  const edit = (data: object) => admin.request.put(`/api/admin/products/edit/${made._id}`, { data });
  await good(await edit({ title: "Renamed Testpiece" }));
  await refused(seal);
  const other = await look();
  await good(await edit({ stock: 13 }));
  await refused(other);
  expect((await fresh(admin, made._id)).price).toBe(1499.5);
  await good(await sendFile(admin, file, { seal: await look() }));
  expect(await fresh(admin, made._id)).toMatchObject({ price: 2000, stock: 9 });
});

test("errors name the line on which their row begins", async ({ admin }) => {
  const file = ["title,description,price", '"Testpiece","Two\r\nlines",5', "", "A,B,,C", ",,", 'A,"B",ten', ""].join(
    "\r\n",
  );
  const { report } = await good(await sendFile(admin, file));
  expect(report).toMatchObject({ added: 0, edited: 0, same: 0, wrong: 3 });
  const lines = report.errors.map(({ line, field }: { line: number; field: string }) => `${line} ${field}`);
  expect(lines).toEqual(expect.arrayContaining(["2 image", "5 ", "7 price"]));
  expect(report.errors.find(({ line }: { line: number }) => line === 5)?.reason).toBe(
    "Cell 4 is filled, but line 1 names no column for it.",
  );
});

test("an invalid file is refused with the line", async ({ admin, shopper }) => {
  const reason = async (file: string | Buffer) => (await bad(await sendFile(admin, file), 422, "invalid")).message;
  expect(await reason("")).toContain("empty");
  expect(await reason("title,fabric\r\nKurta,red\r\n")).toMatch(/Line 1: Unknown column "fabric"/);
  expect(await reason('title,price\r\n"Two\r\nlines",5\r\n"Kurta,5\r\n')).toBe("Line 4: A quote is never closed.");
  expect(await reason(Buffer.from([0x74, 0x69, 0x74, 0x6c, 0x65, 0x0a, 0xe9, 0x0a]))).toContain("UTF-8");
  await bad(await sendFile(admin, "title\nKurta\n", { type: "application/json" }), 415, "unsupported_type");
  await bad(await sendFile(shopper, "title\nKurta\n"), 403, "forbidden");
  await bad(await shopper.request.get("/api/admin/products/export"), 403, "forbidden");
});
