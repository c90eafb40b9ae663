/** An empty cell; the cards of phones leave it out, since there no heading tells what is missing. */
export function NoValue() {
  return (
    <span data-none className="text-muted-foreground">
      –
    </span>
  )
}

/** A cell without a renderer of its own: the value as it is, and a dash where there is none. */
export function PlainCell({ getValue }: { getValue: () => unknown }) {
  const value = getValue()
  if (value === null || value === undefined || value === '' || value === '–') return <NoValue />
  return String(value)
}
