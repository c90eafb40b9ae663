import type { ReactNode } from 'react'
import { format } from '@intranet/contract/messages/formats'
import { Card } from '@/components/ui/card.tsx'

/** Names and values of a record that is read. What is not known says so. */
export function DetailList({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Card asChild className="grid max-w-[860px] gap-x-6 gap-y-4 p-5 sm:grid-cols-2 lg:grid-cols-3">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs font-semibold text-muted-foreground">{label}</dt>
            <dd className="break-words">{value || format.notInformed}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
