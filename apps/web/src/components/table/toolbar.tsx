import type { ReactNode } from 'react'

/** Above the table: search and filters at the left, `end` (columns, export) at the right. */
export function Toolbar({ children, end }: { children?: ReactNode; end?: ReactNode }) {
  return (
    <div
      data-slot="toolbar"
      className="relative mb-2.5 flex flex-wrap items-center gap-2 [--field-h:var(--control-h)]"
    >
      {children}
      {end && <span className="max-sm:hidden grow" />}
      {end}
    </div>
  )
}
