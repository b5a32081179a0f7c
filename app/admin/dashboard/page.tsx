import type { Metadata } from "next";
import type { ComponentProps } from "react";
import { WaitingFigures } from "@/components/admin/dashboard/figure";
import { LowStockFigure, SalesFigures, salesNames, ToShipFigure } from "@/components/admin/dashboard/figures";
import { GrievanceNotice } from "@/components/admin/dashboard/grievance-notice";
import { HoardingAlert } from "@/components/admin/dashboard/hoarding-alert";
import { HsnNotice } from "@/components/admin/dashboard/hsn-notice";
import { JobRuns } from "@/components/admin/dashboard/job-runs";
import { MailNotice } from "@/components/admin/dashboard/mail-notice";
import { MoneyAlarm } from "@/components/admin/dashboard/money-alarm";
import { MoreLink } from "@/components/admin/dashboard/more-link";
import { Panel } from "@/components/admin/dashboard/panel";
import { PanelBoundary } from "@/components/admin/dashboard/panel-boundary";
import { PeriodSwitch } from "@/components/admin/dashboard/period-switch";
import { ReturnsPanel } from "@/components/admin/dashboard/returns-panel";
import { SalesPanel, SalesSum, SalesTitle } from "@/components/admin/dashboard/sales-panel";
import { PaidShares, StatusCount, StatusShares } from "@/components/admin/dashboard/shares";
import { BestSellers, LatestOrders, RunningLow } from "@/components/admin/dashboard/short-lists";
import { TaxNotice } from "@/components/admin/dashboard/tax-notice";
import { WaitingChart, WaitingList, WaitingShares } from "@/components/admin/dashboard/waiting";
import { PageFrame } from "@/components/admin/page-frame";
import { PageLink } from "@/components/ui/page-link";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { lowStockLink, returnsLink } from "@/lib/dashboard/links";
import { periodOf, readPeriod } from "@/lib/dashboard/periods";
import { loadReturnFigures } from "@/lib/dashboard/server/returns";
import {
  countWithoutHsn,
  loadBestSellers,
  loadLatestOrders,
  loadLowStock,
  loadSales,
  loadToShip,
} from "@/lib/dashboard/server/service";
import { countOverdue } from "@/lib/grievance/server/list";
import { loadJobRuns } from "@/lib/jobs/server/run";
import { countFailedMails } from "@/lib/message/server/count-messages";
import { loadMoneyAlarm } from "@/lib/order/server/admin/money-alarm";
import { loadHoardingAlert } from "@/lib/order/server/admin/new-accounts";
import { seller } from "@/lib/settings/server/seller";

export const metadata: Metadata = { title: "Dashboard" };

/** The pages of the admin area that have no entry in the sidebar. */
const morePages = [
  ["/admin/catalogue", "Catalogue"],
  ["/admin/returns", "Returns"],
  ["/admin/reviews", "Reviews"],
  ["/admin/grievances", "Grievances"],
  ["/admin/settings", "Settings"],
  ["/admin/people", "People"],
  ["/admin/log", "Log"],
  ["/admin/messages", "Messages"],
  ["/admin/security", "Security"],
] as const;

/** The link beside the heading of a panel. */
function more(href: ComponentProps<typeof PageLink>["href"], label: string) {
  return (
    <PageLink href={href} className="tap font-semibold text-small underline underline-offset-4 hover:text-rust">
      {label}
    </PageLink>
  );
}

export default async function DashboardPage({ searchParams }: PageProps<"/admin/dashboard">) {
  await requireAdmin("/admin/dashboard");
  const period = periodOf(readPeriod((await searchParams).period), Date.now());
  // All queries start at once; each panel awaits its own.
  const sales = loadSales(period);
  const alarm = loadHoardingAlert();
  const moneyAlarm = loadMoneyAlarm();
  const failedMails = countFailedMails();
  const toShip = loadToShip();
  const stock = loadLowStock();
  const best = loadBestSellers(period);
  const latest = loadLatestOrders();
  const returns = loadReturnFigures(period);
  const runs = loadJobRuns();
  const withoutHsn = countWithoutHsn();
  const overdue = countOverdue();
  const span = period.id === "today" ? "today" : `last ${period.id} days`;

  return (
    <PageFrame
      title="Dashboard"
      aside={<PeriodSwitch current={period.id} />}
      links={
        <nav aria-label="More" className="flex flex-wrap items-center gap-x-5">
          {morePages.map(([href, label]) => (
            <MoreLink key={label} href={href}>
              {label}
            </MoreLink>
          ))}
          <PanelBoundary>
            <GrievanceNotice overdue={overdue} />
            <MailNotice failed={failedMails} />
            <HsnNotice products={withoutHsn} />
            <TaxNotice seller={seller()} />
          </PanelBoundary>
        </nav>
      }
    >
      <PanelBoundary>
        <MoneyAlarm alarm={moneyAlarm} />
        <HoardingAlert alarm={alarm} />
      </PanelBoundary>
      <dl
        key={period.id}
        className="hung grid grid-cols-1 @min-[16rem]:grid-cols-2 @min-[44rem]:grid-cols-[1.35fr_1fr_1.2fr_1fr_1fr]"
      >
        <PanelBoundary waiting={<WaitingFigures names={salesNames(period.id)} />}>
          <SalesFigures period={period} sales={sales} />
        </PanelBoundary>
        <PanelBoundary waiting={<WaitingFigures names={["Waiting to ship"]} />}>
          <ToShipFigure toShip={toShip} now={period.to} />
        </PanelBoundary>
        <PanelBoundary waiting={<WaitingFigures names={["Low or out of stock"]} />}>
          <LowStockFigure stock={stock} />
        </PanelBoundary>
      </dl>
      <div
        key={`${period.id} panels`}
        className="mt-6 grid grid-cols-1 gap-10 lg:mt-8 @min-[56rem]:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <Panel
          title={<SalesTitle period={period} />}
          waiting={<WaitingChart />}
          aside={<SalesSum period={period} sales={sales} />}
        >
          <SalesPanel period={period} sales={sales} />
        </Panel>
        <Panel
          title="Orders by status"
          waiting={<WaitingShares rows={4} />}
          aside={<StatusCount id={period.id} sales={sales} />}
        >
          <StatusShares period={period} sales={sales} />
        </Panel>
        <Panel title={`Best sellers, ${span}`} waiting={<WaitingList />}>
          <BestSellers best={best} />
        </Panel>
        <Panel title="Online and cash" waiting={<WaitingShares rows={3} />}>
          <PaidShares period={period} sales={sales} />
        </Panel>
      </div>
      <div className="mt-10 grid grid-cols-1 gap-10 @min-[56rem]:grid-cols-2">
        <Panel title="Latest orders" waiting={<WaitingList />} aside={more("/admin/orders", "All Orders")}>
          <LatestOrders latest={latest} />
        </Panel>
        <Panel title="Running low" waiting={<WaitingList />} aside={more(lowStockLink, "Products")}>
          <RunningLow stock={stock} />
        </Panel>
      </div>
      <Panel
        title={`Returned, ${span}`}
        waiting={<WaitingList />}
        className="mt-10"
        aside={more(returnsLink, "Returns")}
      >
        <ReturnsPanel figures={returns} />
      </Panel>
      <Panel title="Scheduled jobs" waiting={<WaitingList />} className="mt-10">
        <JobRuns runs={runs} />
      </Panel>
      <p className="mt-10 border-line border-t pt-3 text-ink-3 text-small">
        Sales are orders that are paid or will be paid at the door, fees included. Rejected orders and Razorpay orders
        that are not paid are left out. Days begin at midnight in India.
      </p>
    </PageFrame>
  );
}
