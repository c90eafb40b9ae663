import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card.tsx'

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
    <Card asChild className="flex flex-row flex-wrap items-center gap-3 p-3">
      <li>
        <Icon className="shrink-0 text-muted-foreground" aria-hidden />
        <div className="min-w-0 grow basis-52">
          <p className="flex flex-wrap items-center gap-2 font-semibold break-words">{name}</p>
          <p className="text-sm break-words text-muted-foreground">{children}</p>
        </div>
        {action}
      </li>
    </Card>
  )
}
