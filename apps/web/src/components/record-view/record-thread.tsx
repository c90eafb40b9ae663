import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Thread, type ThreadItem } from '@/components/shell/thread.tsx'
import { cn } from '@/lib/cn.ts'
import { useNow } from '@/lib/use-now.ts'
import { threadSteps, type LifeStages, type ThreadStep } from './thread-steps.ts'

const spoken = { past: 'passada', now: 'atual', next: 'a seguir', ended: 'fim' } as const

/** One stage: the line to the next is before it, its node after it. */
const stageVariants = cva(
  [
    'relative min-w-0 pb-3.5 pl-[22px] text-muted-foreground',
    'before:absolute before:top-2.5 before:-bottom-2.5 before:left-[5px] before:w-0.5 before:bg-thread last:before:hidden',
    'after:absolute after:top-[5px] after:left-px after:size-2.5 after:rounded-full after:bg-thread',
  ],
  {
    variants: {
      state: {
        past: 'before:bg-node after:bg-node',
        now: 'after:border-[2.5px] after:border-node after:bg-ground',
        next: '',
        ended: 'after:bg-node',
      },
      late: { true: 'after:border-on-danger' },
      /** From left to right where there is room. */
      wide: {
        true: [
          'min-[900px]:pt-[18px] min-[900px]:pr-3 min-[900px]:pb-0 min-[900px]:pl-0',
          'min-[900px]:before:inset-x-0 min-[900px]:before:top-[5px] min-[900px]:before:bottom-auto min-[900px]:before:h-0.5 min-[900px]:before:w-auto',
          'min-[900px]:after:top-px min-[900px]:after:left-0',
        ],
      },
    },
    compoundVariants: [{ state: 'now', wide: true, className: 'min-[900px]:after:-left-px' }],
  },
)
const nameClasses = {
  past: 'text-foreground',
  now: 'font-[650] text-foreground',
  next: '',
  ended: 'font-[650] text-foreground',
} as const

interface StageProps {
  step: ThreadStep
  missing: ReactNode
  wide: boolean
}

function Stage({ step, missing, wide }: StageProps) {
  const { state, late } = step
  return (
    <li
      className={cn(stageVariants({ state, late, wide }))}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span
        className={cn(
          'float-right text-xs leading-5',
          late && 'font-semibold text-danger',
          wide &&
            'min-[900px]:absolute min-[900px]:-top-[18px] min-[900px]:right-3 min-[900px]:left-0 min-[900px]:float-none min-[900px]:text-center',
        )}
      >
        {step.days}
      </span>
      <b className={cn('block font-[450]', nameClasses[state])}>
        {step.title}
        <span className="sr-only">, {spoken[state]}</span>
      </b>
      {step.when && <small className="block text-xs">{step.when}</small>}
      {state === 'now' && missing && <small className="block text-xs text-warning">{missing}</small>}
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
  const now = useNow()
  return (
    <ol
      className={cn(
        'grid text-sm',
        !narrow && 'min-[900px]:auto-cols-[minmax(0,1fr)] min-[900px]:grid-flow-col min-[900px]:pt-[22px]',
      )}
      aria-label="Etapas"
    >
      {threadSteps({ ...life, now }).map((step) => (
        <Stage key={step.key} step={step} missing={missing} wide={!narrow} />
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
