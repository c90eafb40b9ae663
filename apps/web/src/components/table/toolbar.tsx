import type { ReactNode } from 'react'

/** Above the table: search and filters at the left, `end` (columns, export) at the right. */
export function Toolbar({ children, end }: { children?: ReactNode; end?: ReactNode }) {
  return (
    <div className="bar">
      {children}
      <span className="hide-s grow" />
      {end}
    </div>
  )
}
