import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button.tsx'

interface SelectionBarProps {
  count: number
  /** "lead", "leads": the count names the thing. */
  noun: readonly [one: string, many: string]
  /** Buttons, and links that look like them. */
  children: ReactNode
  onClear: () => void
}

const Gap = () => <span className="mx-1.5 h-[18px] w-px bg-ink-foreground/30 max-sm:mx-0.5" />

/** What may be done with what is ticked. Drawn on ink: the tokens of its buttons change, not they. */
export function SelectionBar({ count, noun, children, onClear }: SelectionBarProps) {
  const word = count === 1 ? noun[0] : noun[1]
  return (
    <div
      data-slot="selection-bar"
      className="sticky bottom-4 z-6 mx-auto mt-3 flex w-max max-w-full items-center gap-1 rounded-xl bg-ink py-[5px] pr-1.5 pl-3.5 text-sm text-ink-foreground shadow-pop [--accent:color-mix(in_oklch,var(--ink-foreground)_14%,transparent)] [--border-strong:transparent] [--card:transparent] [--control-h:28px] [--foreground:var(--ink-foreground)] max-sm:fixed max-sm:inset-x-3.5 max-sm:bottom-[66px] max-sm:w-auto max-sm:justify-between max-sm:gap-0 [&>:is(a,button)]:px-[9px] max-sm:[&>:is(a,button)]:h-10 max-sm:[&>:is(a,button)]:px-[7px]"
      role="toolbar"
      aria-label={`Ações para ${count} ${word}`}
    >
      <b>{count}</b>
      <span className="max-sm:hidden">&nbsp;{word}</span>
      <Gap />
      {children}
      <Gap />
      <button
        type="button"
        className={buttonVariants({ variant: 'outline' })}
        aria-label="Limpar seleção"
        onClick={onClear}
      >
        <X aria-hidden />
      </button>
    </div>
  )
}
