import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** The `<ul>` of such lines: one list, with a hairline between them. */
export const accessLinesClasses =
  'divide-y divide-border overflow-hidden rounded-lg border border-border bg-card empty:hidden'

interface AccessLineProps {
  icon: LucideIcon
  name: ReactNode
  /** What may be done with it. */
  action?: ReactNode
  /** A note under the name. */
  children: ReactNode
}

/** What somebody enters with or from: a session, a device, a factor. */
export function AccessLine({ icon: Icon, name, action, children }: AccessLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <Icon className="shrink-0 text-muted-foreground" aria-hidden />
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">{name}</p>
        <p className="text-sm break-words text-muted-foreground">{children}</p>
      </div>
      {action && <span className="ml-auto flex flex-wrap gap-2">{action}</span>}
    </li>
  )
}
