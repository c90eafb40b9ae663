import { useRouter, type AnyRoute } from '@tanstack/react-router'
import { can, type AccessHolder } from '@intranet/contract/access'
import { Plus } from 'lucide-react'
import { uncheckedAddress } from '@/lib/address.ts'
import { useModules } from '@/lib/modules.ts'
import { opens } from '@/lib/needs.ts'
import { backTarget } from './back-target.ts'
import type { ScreenEntry } from './every-screen.ts'
import { useScreenAt } from './use-screen-at.ts'

type Door = 'internal' | 'external'

/** An address of a route without its optional parameters, by a door of sales; undefined where it names a record. */
export function ownAddress(route: AnyRoute, door: Door): string | undefined {
  const path = String(route.fullPath)
    .replace(/\/\{-\$\w+\}/g, '')
    .replace('$door', door)
  if (path.includes('$')) return undefined
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** The screens that a person may open, as their routes describe them. */
export function useRouteScreens(session: AccessHolder | null): ScreenEntry[] {
  const router = useRouter()
  const screenAt = useScreenAt()
  const { isOff } = useModules()
  const door = can(session, 'vendas', 'manage') ? 'internal' : 'external'
  const routes: AnyRoute[] = Object.values(router.routesByPath)
  const inMenu = ({ options }: AnyRoute) => Number(options.staticData?.menu !== undefined)
  // Of two addresses of one screen the menu's is offered.
  const menuFirst = routes.toSorted((one, other) => inMenu(other) - inMenu(one))
  return menuFirst.flatMap((route): ScreenEntry[] => {
    const { staticData } = route.options
    const address = ownAddress(route, door)
    if (!staticData?.title || staticData.step || !address || !opens(staticData.needs, session)) return []
    const to = uncheckedAddress(address)
    if (isOff(to)) return []
    const from = backTarget([{ staticData, params: { door }, search: {} }], session, screenAt)?.label
    const { title: label, beside, action = false, area } = staticData
    const icon = action ? Plus : undefined
    return [
      { key: to, label, note: beside ?? from, to, icon, action, unlisted: true, area: area && String(area) },
    ]
  })
}
