import type { ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'
import { Card } from '@/components/ui/card.tsx'
import { FigureValue } from './figure-value.tsx'

/** A figure with its name, and what is said under it. */
export type Figure = readonly [name: string, value: ReactNode, note?: string]

/** The figures at the head of a dashboard, side by side. `className` holds the columns where five are not wanted. */
export function FigureTiles({
  figures,
  className = 'sm:grid-cols-3 lg:grid-cols-5',
}: {
  figures: readonly Figure[]
  className?: string
}) {
  return (
    <dl
      className={cn(
        'mb-4 grid grid-cols-2 gap-3 max-sm:[&>:last-child:nth-child(odd)]:col-span-2',
        className,
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
