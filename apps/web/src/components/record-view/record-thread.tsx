import { useState, type ReactNode } from 'react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Thread, type ThreadItem } from '@/components/shell/thread.tsx'
import { cn } from '@/lib/cn.ts'
import { threadSteps, type LifeStages, type ThreadStep } from './thread-steps.ts'
import './record-thread.css'

const spoken = { past: 'passada', now: 'atual', next: 'a seguir', ended: 'fim' } as const

function Stage({ step, missing }: { step: ThreadStep; missing: ReactNode }) {
  const { state, late } = step
  return (
    <li className={cn(state, late && 'late')} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="days">{step.days}</span>
      <b>
        {step.title}
        <span className="sr-only">, {spoken[state]}</span>
      </b>
      {step.when && <small>{step.when}</small>}
      {state === 'now' && missing && <small className="missing">{missing}</small>}
    </li>
  )
}

export interface RecordThreadProps extends Omit<LifeStages, 'now'> {
  /** What the record lacks to go on: "Falta o CEP." */
  missing?: ReactNode
  /** Always from above to below: in a drawer. */
  narrow?: boolean
}

/** O fio da vida: the stages of a record as one line, with their days. */
export function RecordThread({ missing, narrow, ...life }: RecordThreadProps) {
  const [now] = useState(Date.now)
  return (
    <ol className={cn('life', narrow && 'narrow')} aria-label="Etapas">
      {threadSteps({ ...life, now }).map((step) => (
        <Stage key={step.key} step={step} missing={missing} />
      ))}
    </ol>
  )
}

interface LifeLinesProps {
  /** What comes next, and when: above today. */
  next?: { label: ReactNode; note?: ReactNode; late?: boolean }
  /** How it is today; nothing once it has ended. */
  today?: ReactNode
  /** What happened, the newest first. */
  past: ThreadItem[]
}

/** What comes, how it is and what happened, on the same line. */
export function LifeLines({ next, today, past }: LifeLinesProps) {
  return (
    <section aria-label="O fio">
      <SectionLabel count={past.length}>O fio</SectionLabel>
      <Thread
        tall
        items={[
          ...(next
            ? [{ ...next, key: 'next', state: next.late ? ('late' as const) : ('due' as const) }]
            : []),
          ...(today ? [{ key: 'today', label: today, state: 'now' as const }] : []),
          ...past,
        ]}
      />
    </section>
  )
}
