import type { ReactNode } from 'react'

export interface ValueLine {
  label: string
  /** What the value is for. */
  note?: ReactNode
  value: ReactNode
}

/** Names with their values at the right, for who reads what others set. */
export const ValueLines = ({ lines }: { lines: readonly ValueLine[] }) => (
  <dl className="text-sm">
    {lines.map(({ label, note, value }) => (
      <div
        key={label}
        className="flex items-baseline justify-between gap-6 border-b border-border py-2 last:border-b-0"
      >
        <dt className="min-w-0">
          {label}
          {note && <span className="block text-xs text-muted-foreground">{note}</span>}
        </dt>
        <dd className="max-w-[50%] shrink-0 text-right font-[550] break-words">{value}</dd>
      </div>
    ))}
  </dl>
)
