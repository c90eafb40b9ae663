import { formatDateTime } from '@intranet/contract/formats'
import { ClockAlert } from 'lucide-react'
import { cn } from '@/lib/cn.ts'
import { shortMoment } from '@/lib/short-moment.ts'

/** Until when something has to be done; what is late is red and says so, on the one line of its row. */
export function DueMoment({ at, late, short }: { at: string; late: boolean; short?: boolean | undefined }) {
  return (
    <span className={cn('inline-flex items-center gap-1.5 whitespace-nowrap', late && 'text-danger')}>
      {short ? shortMoment(at) : formatDateTime(at)}
      {late && (
        <span title="Atrasado">
          <ClockAlert aria-hidden />
          <span className="sr-only">Atrasado</span>
        </span>
      )}
    </span>
  )
}
