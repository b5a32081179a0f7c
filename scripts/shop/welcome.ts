import type { OpenShop } from "./open-shop";

const names = { shopper: "Shopper", admin: "Admin" } as const;

/** The text in the terminal once the shop is open. */
export function welcome({ url, networkUrl, accounts, simulators, log }: OpenShop): string {
  const rows = (["shopper", "admin"] as const).flatMap((key) => {
    const account = accounts[key];
    return account ? [`  ${names[key].padEnd(8)}  ${account.email}  password ${account.password}`] : [];
  });
  const changed = rows.length === 1 ? ["  (the other demo account was changed or removed)"] : [];
  return [
    "",
    `Vastra is open: ${url}`,
    ...(networkUrl ? [`In your network: ${networkUrl}`] : []),
    ...(simulators.urls.mail ? [`Its mails: ${simulators.urls.mail}`] : []),
    "",
    ...rows,
    ...changed,
    ...(rows.length > 0 ? [""] : []),
    ...(log ? [`The server's log: ${log}`] : []),
    "Ctrl-C stops everything; nothing is lost.",
  ].join("\n");
}
