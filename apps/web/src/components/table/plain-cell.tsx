/** A cell without a renderer of its own: the value as it is, and a dash where there is none. */
export function PlainCell({ getValue }: { getValue: () => unknown }) {
  const value = getValue()
  if (value === null || value === undefined || value === '')
    return <span className="text-muted-foreground">–</span>
  return String(value)
}
