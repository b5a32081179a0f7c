"use client";

import { PasswordDialog } from "@/components/auth/password-dialog";
import { useSession } from "@/lib/auth/hooks";
import { leaveAdminArea } from "@/lib/auth/leave-admin-area";
import { useGrantRole, useRevokeRole } from "@/lib/auth/people-hooks";
import { notify } from "@/lib/notify";
import { useLast } from "../use-last";

/** Who is granted the admin role, by email, or whose role is revoked. */
export type RoleChange = { grantTo: string } | { revokeFrom: { id: string; email: string } };

interface RoleDialogProps {
  /** Null while the dialog is closed. */
  change: RoleChange | null;
  onClose: () => void;
  /** Called after a grant. */
  onGranted: () => void;
}

/** Asks for the admin's password before a role is granted or revoked. */
export function RoleDialog({ change, onClose, onGranted }: RoleDialogProps) {
  const { mutateAsync: grant } = useGrantRole();
  const { mutateAsync: revoke } = useRevokeRole();
  const { user } = useSession();
  const shown = useLast(change);
  const frame = { open: change !== null, onClose };
  if (shown === null) return null;
  if ("grantTo" in shown) {
    return (
      <PasswordDialog
        {...frame}
        title="Make an admin"
        text={`${shown.grantTo} gets access to the admin area: products, orders, sales figures and other admins.`}
        action="Make an admin"
        waitingText="Making…"
        onConfirm={async (password) => {
          notify.done((await grant({ email: shown.grantTo, password })).message);
          onGranted();
        }}
      />
    );
  }
  const { id, email } = shown.revokeFrom;
  return (
    <PasswordDialog
      {...frame}
      title="Remove admin access"
      text={`${email} loses access to the admin area immediately and keeps the account.`}
      action="Remove admin access"
      waitingText="Removing…"
      onConfirm={async (password) => {
        notify.done((await revoke({ userId: id, password })).message);
        if (id === user?.id) leaveAdminArea();
      }}
    />
  );
}
