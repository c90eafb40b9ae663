import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card.tsx'

interface HealthCardProps {
  title: string
  rows: readonly (readonly [name: string, value: ReactNode])[]
}

/** What is said of one part of the service: names at the left, what was found at the right. */
export function HealthCard({ title, rows }: HealthCardProps) {
  return (
    <Card className="mb-4 break-inside-avoid p-4">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="flex min-w-0 items-center gap-2 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
