import type { ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'
import { Card } from '@/components/ui/card.tsx'
import { FigureValue } from './figure-value.tsx'

/** A figure with its name, and what is said under it. */
export type Figure = readonly [name: string, value: ReactNode, note?: string]

/** So many columns that no tile is alone in the last row. */
const columnsOf = (count: number) =>
  count === 5 ? 'sm:grid-cols-3 lg:grid-cols-5' : count % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-4'

/** The figures at the head of a dashboard, side by side. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl
      className={cn(
        'mb-4 grid grid-cols-2 gap-3 max-sm:[&>:last-child:nth-child(odd)]:col-span-2',
        columnsOf(figures.length),
      )}
    >
      {figures.map(([name, value, note]) => (
        <Card key={name} className="block p-3">
          <dt className="text-xs text-muted-foreground">{name}</dt>
          <dd>
            <FigureValue>{value}</FigureValue>
          </dd>
          {note && <dd className="text-xs text-muted-foreground">{note}</dd>}
        </Card>
      ))}
    </dl>
  )
}
