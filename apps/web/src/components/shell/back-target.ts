import { isAnyManager, seesConfiguration, type AccessHolder } from '@intranet/contract/access'

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

/** Hubs that refuse some of those who use the screens below them. */
const closedHubs: Record<string, (holder: AccessHolder | null) => boolean> = {
  '/modulos/admin': isAnyManager,
  '/settings/home': seesConfiguration,
}
const home = { to: '/', label: 'Início' }

/** The innermost screen's back target, as an address; the home where the target would refuse the person. */
export function backTarget(
  matches: readonly Matched[],
  holder: AccessHolder | null,
): { to: string; label: string } | undefined {
  const match = matches.findLast(({ staticData }) => staticData.back)
  const told = match?.staticData.back
  if (!match || !told) return undefined
  const back = typeof told === 'function' ? told(match.params as Record<string, string>) : told
  if (closedHubs[back.to]?.(holder) === false) return home
  const search = match.search as Record<string, unknown>
  const kept = (back.keep ?? []).flatMap((name) =>
    search[name] === undefined ? [] : [[name, String(search[name])]],
  )
  return { label: back.label, to: kept.length ? `${back.to}?${new URLSearchParams(kept)}` : back.to }
}
