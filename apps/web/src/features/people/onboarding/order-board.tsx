import type { ReactNode } from 'react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { ItemPicker } from './item-picker.tsx'
import { OrderedList, type OrderedItem } from '@/components/records/ordered-list.tsx'
import { Card } from '@/components/ui/card.tsx'

interface OrderBoardProps {
  title: string
  /** "trilha" or "conteúdo". */
  noun: string
  /** At the right of the title: "4 trilhas, 2 h 15 min". */
  sum: string
  /** What the order means. */
  hint: string
  items: OrderedItem[] | undefined
  /** What is in the order but cannot be chosen any more (it is inactive). */
  linked?: OrderedItem[]
  /** What is not offered; its note says why. */
  withheld?: OrderedItem[]
  chosen: number[]
  onChange: (ids: number[]) => void
  children: ReactNode
}

/** The order at the left, what may be put into it at the right; `children` are the buttons below. */
export function OrderBoard(props: OrderBoardProps) {
  const { title, noun, sum, hint, items, linked = [], withheld = [], chosen, onChange } = props
  const known = new Map([...linked, ...(items ?? [])].map((item) => [item.id, item]))
  const ordered = chosen.flatMap((id) => known.get(id) ?? [])
  const offered = items && [...known.values()].sort((a, b) => a.title.localeCompare(b.title, 'pt-BR'))
  return (
    <div className="grid grid-cols-[minmax(0,640px)_minmax(0,311px)] items-start gap-x-8 max-[1001px]:grid-cols-1">
      <div className="min-w-0">
        <SectionLabel count={sum}>{title}</SectionLabel>
        {ordered.length > 0 ? (
          <OrderedList label={title} items={ordered} onChange={onChange} removable />
        ) : (
          <Card asChild className="block p-4 text-sm text-muted-foreground">
            <p>
              Escolha <span className="max-[1001px]:hidden">ao lado</span>
              <span className="min-[1001px]:hidden">acima</span> o que entra, na ordem.
            </p>
          </Card>
        )}
        <p className="mt-2 text-sm text-muted-foreground">
          {[ordered.length > 1 && 'Arraste, ou use as setas.', hint].filter(Boolean).join(' ')}
        </p>
        {props.children}
      </div>
      <ItemPicker
        noun={noun}
        items={offered}
        withheld={withheld.filter(({ id }) => !known.has(id))}
        chosen={chosen}
        onChange={onChange}
      />
    </div>
  )
}
