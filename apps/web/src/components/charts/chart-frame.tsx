import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Card } from '@/components/ui/card.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'

interface ChartFrameProps {
  label: string
  /** After the label: what is drawn. */
  note?: ReactNode
  legend?: ReactNode
  drawing: ReactNode
  /** The same numbers. */
  table: ReactNode
  foot?: ReactNode
}

/** The card of a chart: its name, and the way to its numbers as a table. */
export function ChartFrame({ label, note, legend, drawing, table, foot }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Card asChild className="gap-0 flex flex-col p-4">
      <figure aria-label={label}>
        <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span>
            <b className="font-semibold">{label}</b>
            {note && <span className="text-muted-foreground"> {note}</span>}
          </span>
          <span className="ml-auto flex flex-wrap items-center justify-end gap-x-3">
            <span className="flex flex-wrap gap-x-3 text-xs">{legend}</span>
            <IconButton
              size="sm"
              icon={asTable ? ChartColumn : Table2}
              label={asTable ? 'Ver como gráfico' : 'Ver como tabela'}
              onClick={() => setAsTable(!asTable)}
            />
          </span>
        </figcaption>
        {asTable ? table : drawing}
        {foot}
      </figure>
    </Card>
  )
}
