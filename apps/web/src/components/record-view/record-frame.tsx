import { useRef, type ReactNode } from 'react'
import { Crumb } from '@/components/shell/crumb.tsx'
import { pageClasses, titleClasses, titleNoteClasses } from '@/components/shell/page-classes.ts'
import { useSpineShown } from '@/components/shell/use-viewport.ts'
import { Card } from '@/components/ui/card.tsx'
import { Facts, type Fact } from '@/components/records/facts.tsx'
import { cn } from '@/lib/cn.ts'
import { useNotedRecord } from './use-noted-record.ts'

interface RecordFrameProps {
  name: string
  /** Its state, as a badge beside the name. */
  state: ReactNode
  /** A short note after them: "lead 12". */
  note?: string | null
  actions: ReactNode
  /** `RecordThread`, where it has stages. */
  thread?: ReactNode
  /** The four that tell most. */
  facts: readonly Fact[]
  /** The rest of what is known: 640 px. */
  children: ReactNode
  /** What must be done before the next step: above `beside`, on narrow windows above the rest. */
  missing?: ReactNode
  /** What comes and what happened: `LifeLines`. */
  beside?: ReactNode
}

/** The page of a record: name and state, what may be done, its stages, four facts, the rest beside its line. */
export function RecordFrame(props: RecordFrameProps) {
  const { name, state, note, actions, thread, facts, children, missing, beside } = props
  const folded = !useSpineShown()
  const marks = useRef<HTMLDivElement>(null)
  useNotedRecord(name, note ?? undefined, marks)
  /** With something beside it, only as wide as the text. */
  const main = cn('sm:col-span-full', (beside || missing) && 'min-[68.75rem]:col-[1]')
  return (
    <div data-slot="page" className={pageClasses}>
      <div
        data-slot="record"
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-4 pt-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:pt-[18px] print:block print:space-y-4',
          // What is beside begins in the row of the facts, and the body takes what is left of its height.
          'min-[68.75rem]:grid-flow-row-dense min-[68.75rem]:grid-cols-[640px_minmax(0,1fr)_auto] min-[68.75rem]:gap-x-8',
          thread
            ? 'min-[68.75rem]:grid-rows-[repeat(3,auto)_1fr]'
            : 'min-[68.75rem]:grid-rows-[repeat(2,auto)_1fr]',
        )}
      >
        <div className="grid min-w-0 gap-1 min-[68.75rem]:col-span-2">
          <Crumb />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="max-sm:basis-full">
              <span className={titleClasses}>{name}</span>
              {note && <span className={cn(titleNoteClasses, 'max-sm:inline-block')}>{note}</span>}
            </h1>
            <div ref={marks} className="flex flex-wrap gap-2">
              {state}
            </div>
          </div>
        </div>
        {thread && <div className="sm:col-span-full">{thread}</div>}
        <Card data-slot="record-facts" className={cn('block p-4', main)}>
          <Facts rows={facts} className="grid-cols-2 sm:grid-cols-4" />
        </Card>
        <div
          data-slot="record-actions"
          className="sm:col-start-2 sm:row-start-1 sm:self-center min-[68.75rem]:col-start-3"
        >
          {actions}
        </div>
        <div className={cn('min-w-0', main)}>
          {folded && missing}
          {children}
        </div>
        {(beside || (missing && !folded)) && (
          <div className="min-w-0 sm:col-span-full min-[68.75rem]:col-[2/-1] min-[68.75rem]:row-span-2">
            {!folded && missing}
            {beside}
          </div>
        )}
      </div>
    </div>
  )
}
