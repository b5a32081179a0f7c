import type { MailedGrievance } from "./content";
import { Action, Day, Frame, Paragraph } from "./layout";

interface GrievanceMailProps {
  name: string;
  grievance: MailedGrievance;
}

/** Nothing of what was written: anybody can write anything, and name the address of another. */
export function GrievanceReceived({ name, grievance: { number, resolveBy } }: GrievanceMailProps) {
  return (
    <Frame preview={`Its number is ${number}.`} heading="We have your grievance">
      <Paragraph>
        Hello {name}, your grievance has arrived. Its number is {number}.
      </Paragraph>
      <Paragraph>
        Our grievance officer answers within 48 hours, and settles it by <Day>{resolveBy}</Day>. The answer comes to
        this address.
      </Paragraph>
      <Paragraph soft>If you did not write to us, somebody has named your address: ignore this mail.</Paragraph>
    </Frame>
  );
}

/** @param link the form */
export function GrievanceAnswered({
  name,
  grievance: { number, answer },
  link,
}: GrievanceMailProps & { link: string }) {
  return (
    <Frame preview={`About your grievance ${number}.`} heading="Our answer">
      <Paragraph>
        Hello {name}, this is the answer to your grievance {number}:
      </Paragraph>
      {numbered(answer.split(/\n{2,}/)).map(([key, paragraph]) => (
        <Paragraph key={key}>
          {numbered(paragraph.split("\n")).map(([at, line]) => (
            <span key={at}>
              {at > 0 && <br />}
              {line}
            </span>
          ))}
        </Paragraph>
      ))}
      <Paragraph soft>If that does not settle it, write to us again and name this number.</Paragraph>
      <Action href={link}>Write to us</Action>
    </Frame>
  );
}

/** Texts with their places, which are their keys: a mail is composed once. */
const numbered = (texts: readonly string[]) => [...texts.entries()];
