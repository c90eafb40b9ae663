import { leadStatuses, statusName } from '@intranet/contract/sales/lead-words'
import { cn } from '@/lib/cn.ts'

const at = (status: number) => 4 + (status - 1) * 9.5

/** A lead's stage as the thread with five nodes, and its name. */
export function LeadStage({ status }: { status: number }) {
  const sold = status === leadStatuses.length
  return (
    <span data-state-word className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg className="h-2 w-[46px] flex-none overflow-visible" viewBox="0 0 46 8" aria-hidden>
        <path className="stroke-thread stroke-[1.25]" d="M4 4H42" />
        {leadStatuses.map((stage) =>
          stage.status > status ? (
            <circle key={stage.status} className="fill-thread" cx={at(stage.status)} cy="4" r="1.75" />
          ) : null,
        )}
        <path
          className={cn('stroke-2', sold ? 'stroke-on-success' : 'stroke-muted-foreground')}
          d={`M4 4H${at(status)}`}
        />
        <circle className={sold ? 'fill-on-success' : 'fill-foreground'} cx={at(status)} cy="4" r="4" />
      </svg>
      {statusName(status)}
    </span>
  )
}
