import { format } from '@intranet/contract/messages/formats'
import type { ReactNode } from 'react'

/** Names and values of a record in a drawer. What is not known says so. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="break-words">{value || format.notInformed}</dd>
        </div>
      ))}
    </dl>
  )
}
