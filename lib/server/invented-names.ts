import { site } from "../site";

/** The invented values in site.ts of a new clone, by field; replace them before the shop goes live. */
const invented: Record<string, string> = {
  legalName: "Vastra Retail Private Limited",
  address: "12 Mall Road, Kanpur 208001, Uttar Pradesh",
  "care.phone": "+91 98765 43210",
  "care.email": "care@vastra.example",
  "grievanceOfficer.name": "Anjali Srivastava",
  "grievanceOfficer.phone": "+91 98765 43211",
  "grievanceOfficer.email": "grievance@vastra.example",
  "developer.portfolio.href": "https://vastra.example/about",
  "social.0.href": "https://vastra.example/instagram",
  "social.1.href": "https://vastra.example/linkedin",
  "social.2.href": "https://vastra.example/github",
};

function valueAt(source: unknown, path: string): unknown {
  return path.split(".").reduce((value: unknown, key) => Object(value)[key], source);
}

/** The fields of site.ts that still have their invented values. */
export function unchangedNames(source: unknown = site): string[] {
  return Object.keys(invented).filter((path) => valueAt(source, path) === invented[path]);
}

/** Whether a shop with this URL is open to customers, as opposed to one on the developer's machine. */
export function isPublic(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicUrl).hostname);
}
