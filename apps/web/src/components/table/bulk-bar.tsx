import { CircleCheck, CircleOff, type LucideIcon } from 'lucide-react'
import { createContext, use, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Selection } from './use-selection.ts'

const SelectionContext = createContext<Selection | null>(null)

interface BulkActionProps {
  icon: LucideIcon
  /** Writes to the ticked rows; what it throws was shown already. `false`: the person changed their mind. */
  act: (ids: number[]) => Promise<unknown>
  children: ReactNode
}

/** A button of `BulkBar`. The ticks go when its write succeeded. */
export function BulkAction({ icon, act, children }: BulkActionProps) {
  const selection = use(SelectionContext)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await selection?.act(act)
    } catch {
      // The mutation has shown it; the ticks wait for another try.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" cooldown icon={icon} busy={busy} onClick={() => void press()}>
      {children}
    </Button>
  )
}

interface BulkBarProps {
  selection: Selection
  /** "lead", "leads": the count names the thing. */
  noun: readonly [one: string, many: string]
  onActivate?: BulkActionProps['act']
  onInactivate?: BulkActionProps['act']
  /** The word of the rows, where it is another one. */
  switchOff?: string
  /** More buttons. */
  children?: ReactNode
}

/** What may be done with the ticked rows; it is over the page's end while there are any. */
export function BulkBar(props: BulkBarProps) {
  const { selection, noun, onActivate, onInactivate, switchOff = 'Inativar', children } = props
  const count = selection.ids.size
  if (count === 0) return null
  return (
    <SelectionBar count={count} noun={noun} onClear={selection.clear}>
      <SelectionContext value={selection}>
        {onActivate && (
          <BulkAction icon={CircleCheck} act={onActivate}>
            Ativar
          </BulkAction>
        )}
        {onInactivate && (
          <BulkAction icon={CircleOff} act={onInactivate}>
            {switchOff}
          </BulkAction>
        )}
        {children}
      </SelectionContext>
    </SelectionBar>
  )
}
