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

/** What may be done with what is ticked. */
export function SelectionBar({ count, noun, children, onClear }: SelectionBarProps) {
  const word = count === 1 ? noun[0] : noun[1]
  return (
    <div className="selection-bar" role="toolbar" aria-label={`Ações para ${count} ${word}`}>
      <b>{count}</b>
      <span className="max-sm:hidden">&nbsp;{word}</span>
      <span />
      {children}
      <span />
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
