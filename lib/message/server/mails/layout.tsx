import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import type { CSSProperties, ReactNode } from "react";
import { site } from "@/lib/site";
import { mailShop } from "./mail-shop";

/** Mail programs know no variables: these are the values of app/tokens.css. */
const colours = {
  paper: "#ffffff",
  cotton: "#f2f0ec",
  line: "#e2ddd7",
  ink: "#1d1814",
  softInk: "#534b44",
  marigold: "#ff7a1f",
};

/** For mail programs that follow the reader's dark mode; others keep the colours of the elements. */
const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #14110e !important; }
  .card { background-color: #211c18 !important; }
  .ink { color: #f6f2ec !important; }
  .soft { color: #c9bfb4 !important; }
  .rule { border-color: #443b33 !important; }
  .action { background-color: #ff7a1f !important; color: #1d1814 !important; }
}`;

const sans = "'Segoe UI', Roboto, 'Noto Sans Devanagari', Helvetica, Arial, sans-serif";
const text: CSSProperties = { margin: "0 0 16px", fontSize: 16, lineHeight: "24px", color: colours.ink };
const cell: CSSProperties = {
  fontSize: 16,
  lineHeight: "24px",
  color: colours.ink,
  verticalAlign: "top",
  padding: "8px 0",
};
/** A long word, such as an address without blanks, breaks. Some programs know only the second, older way to say so. */
const words: CSSProperties = { overflowWrap: "anywhere", wordBreak: "break-word" };
const ruled: CSSProperties = { borderTop: `1px solid ${colours.line}` };

/** A day, which no line breaks. */
export function Day({ children }: { children: ReactNode }) {
  return <span style={{ whiteSpace: "nowrap" }}>{children}</span>;
}

/** The frame of every mail. @param preview what mail programs show beside the subject */
export function Frame({ preview, heading, children }: { preview: string; heading: string; children: ReactNode }) {
  const { shop, care } = mailShop();
  return (
    <Html lang="en-IN">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="ground" style={{ margin: 0, backgroundColor: colours.cotton, fontFamily: sans, ...words }}>
        <Container className="ground" style={{ maxWidth: 600, padding: "24px 12px" }}>
          <Section
            className="card"
            style={{
              backgroundColor: colours.paper,
              borderTop: `4px solid ${colours.marigold}`,
              padding: "24px 24px 8px",
            }}
          >
            <p className="ink" style={{ ...text, fontSize: 20, fontWeight: 700 }}>
              {site.name}
            </p>
            <h1 className="ink" style={{ ...text, fontSize: 26, lineHeight: "32px", fontWeight: 650 }}>
              {heading}
            </h1>
            {children}
          </Section>
          <Section style={{ padding: "16px 24px" }}>
            <p className="soft" style={{ margin: 0, fontSize: 13, lineHeight: "20px", color: colours.softInk }}>
              {shop.legalName}, {shop.address}
              <br />
              Questions? {[care.email, care.phone, care.hours].filter(Boolean).join(", ")}
            </p>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children, soft = false }: { children: ReactNode; soft?: boolean }) {
  return (
    <p className={soft ? "soft" : "ink"} style={soft ? { ...text, fontSize: 14, color: colours.softInk } : text}>
      {children}
    </p>
  );
}

/** A button, and its address in words for those who can't press it. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ padding: "4px 0 20px" }}>
      <Button
        className="action"
        href={href}
        style={{
          backgroundColor: colours.ink,
          color: colours.paper,
          borderRadius: 6,
          padding: "12px 20px",
          fontSize: 16,
          fontWeight: 600,
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** A link within a text. In the text version its address follows its words, so no full stop may follow it. */
export function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="ink" href={href} style={{ color: colours.ink, fontWeight: 600, textDecoration: "underline" }}>
      {children}
    </a>
  );
}

interface AmountProps {
  label: ReactNode;
  amount: string;
  strong?: boolean;
  /** A picture that comes with the mail, and what stands in its place where pictures are not shown. */
  picture?: { cid: string; alt: string } | null;
}

/** A line of a list of amounts; the space keeps both apart in the text version. */
export function Amount({ label, amount, strong = false, picture }: AmountProps) {
  const weight = { fontWeight: strong ? 700 : 400 };
  return (
    <Row className="rule" style={ruled}>
      {picture && (
        <Column className="ink rule" width={72} style={{ ...cell, width: 72 }}>
          {/* biome-ignore lint/performance/noImgElement: a mail has no optimiser */}
          <img
            src={`cid:${picture.cid}`}
            alt={picture.alt}
            width={56}
            height={75}
            // The text in its place is smaller than a line's.
            style={{
              display: "block",
              backgroundColor: colours.cotton,
              color: colours.softInk,
              fontSize: 10,
              lineHeight: "12px",
            }}
          />
        </Column>
      )}
      <Column className="ink rule" style={{ ...cell, ...weight }}>
        {label}{" "}
      </Column>
      <Column className="ink rule" align="right" style={{ ...cell, ...weight, whiteSpace: "nowrap", paddingLeft: 16 }}>
        {amount}
      </Column>
    </Row>
  );
}

/** Lines of an address under a small heading. */
export function Address({ heading, lines }: { heading: ReactNode; lines: readonly string[] }) {
  return (
    <Section className="rule" style={{ ...ruled, padding: "16px 0 0" }}>
      <p className="soft" style={{ margin: "0 0 4px", fontSize: 14, color: colours.softInk }}>
        {heading}
      </p>
      <p className="ink" style={text}>
        {lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </p>
    </Section>
  );
}
