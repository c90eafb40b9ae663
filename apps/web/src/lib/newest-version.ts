interface Seen {
  id: number
  updated_at: string
}

/** Of several rows that are decided together: the newest version that was read. None where one of them was not read. */
export function newestVersion(rows: readonly Seen[], ids: readonly number[] = rows.map(({ id }) => id)) {
  const seen = rows.filter(({ id }) => ids.includes(id))
  if (seen.length < ids.length) return undefined
  return seen
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1)
}
