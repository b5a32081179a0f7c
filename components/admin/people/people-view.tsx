"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useSession } from "@/lib/auth/hooks";
import { useAdmins } from "@/lib/auth/people-hooks";
import { BackToDashboard } from "../back-to-dashboard";
import { Loaded } from "../loaded";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { GrantForm } from "./grant-form";
import { type RoleChange, RoleDialog } from "./role-dialog";

/** Everybody with the role admin, with controls to grant and revoke it. */
export function PeopleView() {
  const list = useAdmins();
  const { user } = useSession();
  const [change, setChange] = useState<RoleChange | null>(null);
  // Resets the form after a grant.
  const [granted, setGranted] = useState(0);
  const isLast = list.admins.length < 2;

  return (
    <PageFrame title="People" links={<BackToDashboard />}>
      <section className="hung pt-3 pb-10">
        <h2 className="display pb-4 text-h3">Add an admin</h2>
        <GrantForm key={granted} onEmail={(grantTo) => setChange({ grantTo })} />
      </section>
      <section className="hung pt-3">
        <h2 className="display pb-4 text-h3">Admins</h2>
        <Loaded
          state={list}
          as="h3"
          loading={<RowSkeletons rows={3} label="Admins are loading" />}
          failed="We couldn't load the admins."
        >
          <ul className="divide-y divide-line border-line border-t">
            {list.admins.map((admin) => (
              <li key={admin.id} className="flex min-h-16 items-center justify-between gap-3 py-2">
                <div className="min-w-0">
                  <p className="truncate font-medium">
                    <span>{admin.username}</span>
                    {admin.id === user?.id && <span className="font-normal text-ink-3"> (you)</span>}
                  </p>
                  <p className="truncate text-ink-3 text-small">{admin.email}</p>
                </div>
                <Button
                  variant="ghost"
                  size="sm"
                  className="text-error-ink hover:bg-error-soft"
                  disabled={isLast}
                  onClick={() => setChange({ revokeFrom: admin })}
                >
                  <span>Remove admin access</span>
                  <span className="sr-only">{` from ${admin.email}`}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Loaded>
        {isLast && list.admins.length > 0 && (
          <p className="pt-3 text-ink-2 text-small">The last admin can't be removed. Add another admin first.</p>
        )}
      </section>
      <RoleDialog change={change} onClose={() => setChange(null)} onGranted={() => setGranted(granted + 1)} />
    </PageFrame>
  );
}
