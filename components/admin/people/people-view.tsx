"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { FailedFace } from "@/components/ui/faces";
import { useSession } from "@/lib/auth/hooks";
import { leaveAdminArea } from "@/lib/auth/leave-admin-area";
import { useAdmins, useRevokeRole } from "@/lib/auth/people-hooks";
import type { User } from "@/lib/auth/schema";
import { notify } from "@/lib/notify";
import { BackToDashboard } from "../back-to-dashboard";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { useLast } from "../use-last";
import { GrantForm } from "./grant-form";

/** Who runs the shop: everybody with the role admin, and giving and taking it. */
export function PeopleView() {
  const list = useAdmins();
  const { user } = useSession();
  const { mutate, isPending } = useRevokeRole();
  const [leaving, setLeaving] = useState<User | null>(null);
  const shown = useLast(leaving);
  const isLast = list.admins.length < 2;

  function revoke(admin: User) {
    mutate(
      { userId: admin.id },
      {
        onSuccess: ({ message }) => {
          notify.done(message);
          if (admin.id === user?.id) leaveAdminArea();
        },
        onError: (error) => notify.error(error.message),
        onSettled: () => setLeaving(null),
      },
    );
  }

  return (
    <PageFrame title="People" links={<BackToDashboard />}>
      <section className="hung pt-3 pb-10">
        <h2 className="display pb-4 text-h3">Make somebody an admin</h2>
        <GrantForm />
      </section>
      <section className="hung pt-3">
        <h2 className="display pb-4 text-h3">Admins</h2>
        {list.isLoading ? (
          <RowSkeletons rows={3} label="Admins are loading" />
        ) : list.error ? (
          <FailedFace
            as="h3"
            title="The admins did not load."
            text={list.error.message}
            onRetry={list.reload}
            waiting={list.isReloading}
          />
        ) : (
          <ul className="divide-y divide-line border-line border-t">
            {list.admins.map((admin) => (
              <li key={admin.id} className="flex min-h-16 items-center justify-between gap-3 py-2">
                <div className="min-w-0">
                  <p className="truncate font-medium">
                    {admin.username}
                    {admin.id === user?.id && <span className="font-normal text-ink-3"> (you)</span>}
                  </p>
                  <p className="truncate text-ink-3 text-small">{admin.email}</p>
                </div>
                <Button
                  variant="ghost"
                  size="sm"
                  className="text-error-ink hover:bg-error-soft"
                  disabled={isLast}
                  onClick={() => setLeaving(admin)}
                >
                  Take the role<span className="sr-only"> from {admin.email}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {isLast && list.admins.length > 0 && (
          <p className="pt-3 text-ink-2 text-small">The last admin stays one. Make somebody else an admin first.</p>
        )}
      </section>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={`Take the role from ${shown?.email ?? ""}?`}
        text="They lose the admin area at once and keep their account."
        action="Take the role"
        waiting={isPending}
        onConfirm={() => leaving && revoke(leaving)}
      />
    </PageFrame>
  );
}
