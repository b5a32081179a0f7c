import { site } from "@/lib/site";
import { Action, Frame, Paragraph } from "./layout";

interface Linked {
  name: string;
  link: string;
}

const ignoreIt = "If this wasn't you, ignore this mail: nothing changes.";

export function AccountMade({ name, link }: Linked) {
  return (
    <Frame preview="Confirm your email address." heading={`Welcome, ${name}.`}>
      <Paragraph>Your account at {site.name} is ready. Confirm your email address with this button:</Paragraph>
      <Action href={link}>Confirm email address</Action>
      <Paragraph soft>
        The link works once, for 48 hours. You can order without it. If this wasn't you, somebody has made an account
        with your address: don't press the button, and ignore this mail.
      </Paragraph>
    </Frame>
  );
}

export function ConfirmEmail({ name, link }: Linked) {
  return (
    <Frame preview="Your link works once, for 48 hours." heading="Confirm your email address">
      <Paragraph>Hello {name}, here is the link you asked for:</Paragraph>
      <Action href={link}>Confirm email address</Action>
      <Paragraph soft>It works once, for 48 hours. {ignoreIt}</Paragraph>
    </Frame>
  );
}

export function ResetPassword({ name, link }: Linked) {
  return (
    <Frame preview="Your link works once, for 30 minutes." heading="Reset your password">
      <Paragraph>Hello {name}, choose a new password with this button:</Paragraph>
      <Action href={link}>Choose a new password</Action>
      <Paragraph soft>
        The link works once, for 30 minutes; older links no longer work. Nobody at {site.name} will ever ask you for it.{" "}
        {ignoreIt}
      </Paragraph>
    </Frame>
  );
}

/** @param link where a new password can be asked for */
export function PasswordChanged({ name, link }: Linked) {
  return (
    <Frame preview="All other devices are signed out." heading="Your password was changed">
      <Paragraph>Hello {name}, the password of your account was changed, and other devices are signed out.</Paragraph>
      <Paragraph>If this wasn't you, reset your password at once:</Paragraph>
      <Action href={link}>Reset password</Action>
    </Frame>
  );
}

export function AccountDeleted({ name }: { name: string }) {
  return (
    <Frame preview="This is the last mail about it." heading="Your account is deleted">
      <Paragraph>
        Hello {name}, as you asked, your account at {site.name} is deleted.
      </Paragraph>
      <Paragraph>
        Your orders are in our books without you. Where there is an invoice, it keeps your name and address for as long
        as tax law asks.
      </Paragraph>
      <Paragraph soft>
        With this mail we forget this address. Only a grievance that is open keeps it, for our answer.
      </Paragraph>
    </Frame>
  );
}
