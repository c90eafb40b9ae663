import { CircleCheck, CircleOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import type { Selection } from './use-selection.ts'

interface BulkBarProps {
  selection: Selection
  /** "lead", "leads": the count names the thing. */
  noun: [one: string, many: string]
  onActivate?: (ids: number[]) => void
  onInactivate?: (ids: number[]) => void
  /** More buttons with class `btn`. */
  children?: ReactNode
}

/** What may be done with the ticked rows; it stands over the page's end while there are any. */
export function BulkBar({ selection, noun, onActivate, onInactivate, children }: BulkBarProps) {
  const count = selection.ids.size
  if (count === 0) return null
  const ids = () => [...selection.ids]
  return (
    <div
      className="bulk"
      role="toolbar"
      aria-label={`Ações para ${count} ${count === 1 ? noun[0] : noun[1]}`}
    >
      <b>{count}</b>
      <span className="hide-s">&nbsp;{count === 1 ? noun[0] : noun[1]}</span>
      <span className="sep" />
      {onActivate && (
        <Button cooldown icon={CircleCheck} onClick={() => onActivate(ids())}>
          Ativar
        </Button>
      )}
      {onInactivate && (
        <Button cooldown icon={CircleOff} onClick={() => onInactivate(ids())}>
          Inativar
        </Button>
      )}
      {children}
      <span className="sep hide-s" />
      <button type="button" className="btn" aria-label="Limpar seleção" onClick={selection.clear}>
        <X className="ic" aria-hidden />
      </button>
    </div>
  )
}
