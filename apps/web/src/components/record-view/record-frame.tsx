import { useRef, type ReactNode } from 'react'
import { Crumb } from '@/components/shell/crumb.tsx'
import { Card } from '@/components/ui/card.tsx'
import { Facts, type Fact } from '@/components/records/facts.tsx'
import { useNotedRecord } from './use-noted-record.ts'
import './record-frame.css'

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
  /** What comes and what happened: `LifeLines`. */
  beside?: ReactNode
}

/** The page of a record: name and state, what may be done, its stages, four facts, the rest beside its line. */
export function RecordFrame(props: RecordFrameProps) {
  const { name, state, note, actions, thread, facts, children, beside } = props
  const marks = useRef<HTMLDivElement>(null)
  useNotedRecord(name, note ?? undefined, marks)
  return (
    <div className="page">
      <div className="record">
        <div className="record-name">
          <Crumb />
          <h1>
            {name}
            {note && <span className="of">{note}</span>}
          </h1>
          <div ref={marks} className="record-state">
            {state}
          </div>
        </div>
        {thread && <div className="record-stages">{thread}</div>}
        <Card className="record-facts">
          <Facts rows={facts} className="grid-cols-2 sm:grid-cols-4" />
        </Card>
        <div className="record-acts">{actions}</div>
        <div className="record-body">{children}</div>
        {beside && <div className="record-beside">{beside}</div>}
      </div>
    </div>
  )
}
