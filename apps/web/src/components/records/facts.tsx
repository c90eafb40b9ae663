import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/lib/cn.ts'

export type Fact = readonly [label: string, value: ReactNode]

/** Sentences have the whole width. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 70

/** An e-mail or another word that the width of one column would break. */
const isLongWord = (value: ReactNode) => typeof value === 'string' && /^\S{25,}$/.test(value)

interface FactsProps {
  rows: readonly Fact[]
  /** The columns, by the width of its place. */
  className?: string
}

/** Names and values of a record. What is not known waits behind a button: "3 sem informação". */
export function Facts({ rows, className = 'grid-cols-2' }: FactsProps) {
  const [whole, setWhole] = useState(false)
  const known = rows.filter(([, value]) => value)
  const unknown = rows.length - known.length
  return (
    <div>
      <dl className={cn('grid gap-x-6 gap-y-3 text-sm', className)}>
        {(whole ? rows : known).map(([label, value]) => (
          <div
            key={label}
            className={cn(
              'min-w-0',
              isLong(value) && 'col-span-full',
              isLongWord(value) && 'max-sm:col-span-full sm:col-span-2',
            )}
          >
            <dt className="text-xs text-muted-foreground">{label}</dt>
            <dd className="break-words">{value || <span className="text-muted-foreground">–</span>}</dd>
          </div>
        ))}
      </dl>
      {unknown > 0 && (
        <Button
          size="sm"
          variant="ghost"
          cooldown={false}
          className="mt-2 -ml-[9px]"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Ocultar campos sem informação' : `${unknown} sem informação`}
        </Button>
      )}
    </div>
  )
}
