import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'

interface Extras {
  details?: (row: object) => ReactNode
  foot?: ReactNode
  open: ReadonlySet<number>
  toggle: (id: number) => void
}

const none: Extras = { open: new Set(), toggle: () => {} }
const TableExtrasContext = createContext(none)

/** For the table's own parts. */
export const useTableExtras = () => useContext(TableExtrasContext)

interface TableExtrasProps<Row extends object> {
  /** What opens under a row; rows need a numeric `id`, and a cell with `DetailsButton`. */
  details?: (row: Row) => ReactNode
  /** Rows of totals: `<tr>` with `<th>` and `<td>`. */
  foot?: ReactNode
  /** The `DataTable`. */
  children: ReactNode
}

/** Gives a `DataTable` rows that open, or a foot of totals. */
export function TableExtras<Row extends object>({ details, foot, children }: TableExtrasProps<Row>) {
  const [open, setOpen] = useState<ReadonlySet<number>>(none.open)
  const value = useMemo(
    () => ({
      details: details as Extras['details'],
      foot,
      open,
      toggle: (id: number) =>
        setOpen((before) =>
          before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
        ),
    }),
    [details, foot, open],
  )
  return <TableExtrasContext value={value}>{children}</TableExtrasContext>
}

export const detailsId = (id: number) => `detalhes-${id}`

/** Opens and closes what is under its row. `name` says it, "Ver Leads"; `hint` is what that does. */
export function DetailsButton({ id, name, hint }: { id: number; name: string; hint?: string }) {
  const { open, toggle } = useTableExtras()
  const opened = open.has(id)
  const Arrow = opened ? ChevronUp : ChevronDown
  return (
    <Button
      variant="outline"
      size="sm"
      title={hint}
      aria-expanded={opened}
      aria-controls={opened ? detailsId(id) : undefined}
      onClick={() => toggle(id)}
    >
      {name}
      <Arrow className="size-3.5" aria-hidden />
    </Button>
  )
}
