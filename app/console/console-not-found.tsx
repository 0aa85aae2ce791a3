import { landingPage, nameOfPage } from '#app/staff/console-nav.ts'
import type { StaffRole } from '#app/staff/staff-role.ts'
import { ConsoleHead, Empty } from '#app/ui/console/console-parts.tsx'

/** Replaces a console page that does not exist: what it showed may have been erased. */
export function ConsoleNotFound({ role }: { role: StaffRole }) {
  const start = landingPage(role, undefined)
  return (
    <>
      <ConsoleHead title="Page not found">
        <a href={start}>Back to {nameOfPage(start)}</a>
      </ConsoleHead>
      <Empty title="There is nothing here">The address may be mistyped, or what it showed has been removed.</Empty>
    </>
  )
}
