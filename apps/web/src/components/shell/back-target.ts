/** Where a screen's back arrow leads (the documented target) and how that place is called. */
export interface BackTarget {
  to: string
  label: string
  /** Parameters of this address that the target is opened with too. */
  keep?: readonly string[]
}

/** The same for all its addresses, or told by their parameters. */
export type Back = BackTarget | ((params: Record<string, string>) => BackTarget)

interface Matched {
  staticData: { back?: Back }
  params: unknown
  search: unknown
}

/** The innermost screen's back target, as an address. */
export function backTarget(matches: readonly Matched[]): { to: string; label: string } | undefined {
  const match = matches.findLast(({ staticData }) => staticData.back)
  const told = match?.staticData.back
  if (!match || !told) return undefined
  const back = typeof told === 'function' ? told(match.params as Record<string, string>) : told
  const search = match.search as Record<string, unknown>
  const kept = (back.keep ?? []).flatMap((name) =>
    search[name] === undefined ? [] : [[name, String(search[name])]],
  )
  return { label: back.label, to: kept.length ? `${back.to}?${new URLSearchParams(kept)}` : back.to }
}
