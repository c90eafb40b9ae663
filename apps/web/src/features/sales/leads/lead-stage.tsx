import { leadStatuses, statusName } from '@intranet/contract/sales/lead-words'
import { cn } from '@/lib/cn.ts'

const at = (status: number) => 4 + (status - 1) * 9.5

/** A lead's stage as the thread with five nodes, and its name. */
export function LeadStage({ status }: { status: number }) {
  const sold = status === leadStatuses.length
  return (
    <span className={cn('steps5', sold && 'end')}>
      <svg viewBox="0 0 46 8" aria-hidden>
        <path className="ln" d="M4 4H42" />
        {leadStatuses.map((stage) =>
          stage.status > status ? <circle key={stage.status} cx={at(stage.status)} cy="4" r="1.75" /> : null,
        )}
        <path className="go" d={`M4 4H${at(status)}`} />
        <circle className="nd" cx={at(status)} cy="4" r="4" />
      </svg>
      {statusName(status)}
    </span>
  )
}
