import {
  activationStateLabels,
  problemStateLabels,
  priorityLabels,
  qualificationStateLabels,
  saleStateLabels,
} from '@intranet/contract/desk/backoffice-options'
import { formatDateTime } from '@intranet/contract/formats'
import { refundStateLabels } from '@intranet/contract/desk/refund-options'
import { ClockAlert } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { cn } from '@/lib/cn.ts'

const words = {
  ...saleStateLabels,
  ...activationStateLabels,
  ...problemStateLabels,
  ...qualificationStateLabels,
  ...refundStateLabels,
}
export type DeskState = keyof typeof words

/** The state of anything of the desk, in its words. */
export function DeskMark({ state }: { state: DeskState }) {
  return <StateBadge state={words[state]} />
}

const priorityTones = { baixa: 'secondary', media: 'info', alta: 'warning', critica: 'destructive' } as const
export function PriorityMark({ priority }: { priority: keyof typeof priorityTones }) {
  return <Badge variant={priorityTones[priority]}>{priorityLabels[priority]}</Badge>
}

/** Until when something has to be done; what is late is red and says so, on the one line of its row. */
export function DueCell({ due, open }: { due: string; open: boolean }) {
  const [now] = useState(Date.now)
  const late = open && new Date(due).getTime() < now
  return (
    <span className={cn('inline-flex items-center gap-1.5 whitespace-nowrap', late && 'text-danger')}>
      {formatDateTime(due)}
      {late && (
        <span title="Atrasado">
          <ClockAlert aria-hidden />
          <span className="sr-only">Atrasado</span>
        </span>
      )}
    </span>
  )
}
