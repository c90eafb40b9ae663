import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card.tsx'

interface FactorLineProps {
  icon: LucideIcon
  name: string
  note: string
  /** What may be done with it. */
  children: ReactNode
}

/** A factor, or how many codes are left of one. */
export function FactorLine({ icon: Icon, name, note, children }: FactorLineProps) {
  return (
    <Card asChild className="flex flex-row flex-wrap items-center gap-3 p-3">
      <li>
        <Icon className="shrink-0 text-muted-foreground" aria-hidden />
        <div className="min-w-0 grow basis-52">
          <p className="font-semibold break-words">{name}</p>
          <p className="text-sm break-words text-muted-foreground">{note}</p>
        </div>
        {children}
      </li>
    </Card>
  )
}
