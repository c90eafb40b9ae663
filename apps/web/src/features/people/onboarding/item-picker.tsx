import { useId, useState } from 'react'
import { normalizeText } from '@intranet/contract/formats'
import { table } from '@intranet/contract/messages/tables'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import type { OrderedItem } from '@/components/records/ordered-list.tsx'
import { SearchInput } from '@/components/ui/search-input.tsx'

interface ItemPickerProps {
  /** "trilha": what is looked for. */
  noun: string
  items: OrderedItem[] | undefined
  /** What cannot be added; its note says why. */
  withheld: OrderedItem[]
  chosen: readonly number[]
  onChange: (ids: number[]) => void
}

/** Everything that may be added to the order; the search matches any part, upper and lower case alike. */
export function ItemPicker({ noun, items, withheld, chosen, onChange }: ItemPickerProps) {
  const [text, setText] = useState('')
  const id = useId()
  const wanted = normalizeText(text)
  const isWanted = ({ title }: OrderedItem) => normalizeText(title).includes(wanted)
  const shown = items?.filter(isWanted)
  const refused = withheld.filter(isWanted)
  const toggle = (item: number) =>
    onChange(chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item])
  return (
    <aside
      className="sticky top-[72px] rounded-lg border border-border bg-card p-2 max-[1001px]:static max-[1001px]:-order-1 max-[1001px]:mb-4"
      aria-label={`Escolher ${noun}`}
    >
      <SearchInput label={`Buscar ${noun}`} value={text} onValue={setText} />
      {!shown && <Skeleton className="mt-2 h-40 w-full" />}
      <ul className="mt-1 max-h-[420px] overflow-y-auto fade-end max-[1001px]:max-h-[264px]">
        {shown?.map((item) => (
          <li key={item.id}>
            <label
              htmlFor={`${id}-${item.id}`}
              className="flex cursor-pointer gap-2 rounded-sm px-2 py-1.5 hover:bg-accent"
            >
              <Checkbox
                id={`${id}-${item.id}`}
                className="mt-0.5"
                checked={chosen.includes(item.id)}
                onCheckedChange={() => toggle(item.id)}
              />
              <span className="min-w-0">
                <span className="block truncate text-sm">{item.title}</span>
                {item.note && <span className="block text-xs text-muted-foreground">{item.note}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {shown?.length === 0 && <p className="p-2 text-sm text-muted-foreground">{table.empty}</p>}
      {shown && refused.length > 0 && (
        <ul
          aria-label="Não oferecidos"
          className="mt-1 max-h-[264px] overflow-y-auto border-t border-border pt-1"
        >
          {refused.map(({ id: item, title, note }) => (
            <li key={item} className="px-2 py-1 text-muted-foreground">
              <span className="block truncate text-sm">{title}</span>
              <span className="block text-xs">{note}</span>
            </li>
          ))}
        </ul>
      )}
      {items && (
        <p className="px-2 pt-1 text-xs text-muted-foreground" role="status">
          {chosen.length} de {items.length} na ordem
        </p>
      )}
      <p className="px-2 pt-1 text-xs text-muted-foreground">
        O que é de outro provedor ou departamento não é oferecido.
      </p>
    </aside>
  )
}
