import { uncheckedAddress, type Address, type LinkAddress } from '@/lib/address.ts'
import type { AccessHolder } from '@intranet/contract/access'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import { opens } from '@/lib/needs.ts'

/** Where a screen's back arrow leads (the documented target). */
export interface BackTarget {
  to: Address
  /** How that place is called; its own title when absent. */
  label?: string
  /** Of `$door` and others in `to`, where they are not those of the screen's own address. */
  params?: Readonly<Record<string, string>>
  search?: Readonly<Record<string, string>>
  /** Where the target would refuse the person: instead of the home. */
  otherwise?: BackTarget
  /** Parameters of this address that the target is opened with too. */
  keep?: readonly string[]
}

/** The same for all its addresses, or found by their parameters and by what the screen has loaded. */
export type Back = Address | BackTarget | ((params: Record<string, string>, loaded?: unknown) => BackTarget)

interface Matched {
  staticData: { back?: Back }
  params: unknown
  search: unknown
  loaderData?: unknown
}

/** The screen at an address, as its route describes it. */
export type ScreenAt = (path: string) => Pick<StaticDataRouteOption, 'title' | 'needs' | 'back'> | undefined

export const home = { to: '/', label: 'Início' } as const

/** The innermost screen's back target, as an address; the home where the target would refuse the person. */
export function backTarget(
  matches: readonly Matched[],
  holder: AccessHolder | null,
  screenAt: ScreenAt,
): { to: LinkAddress; label: string } | undefined {
  const match = matches.findLast(({ staticData }) => staticData.back)
  const declared = match?.staticData.back
  if (!match || !declared) return undefined
  const named =
    typeof declared === 'function'
      ? declared(match.params as Record<string, string>, match.loaderData)
      : declared
  const back: BackTarget = typeof named === 'string' ? { to: named } : named
  return resolved(match, back, holder, screenAt)
}

function resolved(
  match: Matched,
  back: BackTarget,
  holder: AccessHolder | null,
  screenAt: ScreenAt,
): { to: LinkAddress; label: string } {
  const params = { ...(match.params as Record<string, string>), ...back.params }
  const path = back.to.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? '')
  const screen = screenAt(path)
  if (screen && !opens(screen.needs, holder))
    return back.otherwise ? resolved(match, back.otherwise, holder, screenAt) : home
  const search = match.search as Record<string, unknown>
  const kept = (back.keep ?? []).flatMap((name) =>
    search[name] === undefined ? [] : [[name, String(search[name])]],
  )
  const asked = new URLSearchParams([...Object.entries(back.search ?? {}), ...kept]).toString()
  return { label: back.label ?? screen?.title ?? '', to: uncheckedAddress(asked ? `${path}?${asked}` : path) }
}
