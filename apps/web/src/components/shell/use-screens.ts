import { useRouter } from '@tanstack/react-router'
import type { AccessHolder } from '@intranet/contract/access'
import { actionWords } from './action-words.ts'
import { areaNames, type AreaKey } from './area-names.ts'
import { backTarget } from './back-target.ts'
import { useMenu } from './main-menu.tsx'
import type { SearchEntry } from './palette-order.ts'
import { uncheckedAddress } from '@/lib/address.ts'
import { opens } from '@/lib/needs.ts'
import { useFold } from './use-fold.ts'
import { useScreenAt } from './use-screen-at.ts'
import { useHubSections } from './use-hub-sections.ts'

/** Register screens that the person may open: the routes say so of themselves. */
function useActions(session: AccessHolder | null): SearchEntry[] {
  const router = useRouter()
  const screenAt = useScreenAt()
  return Object.values(router.routesByPath).flatMap(
    ({ fullPath, options: { staticData } }): SearchEntry[] => {
      if (!staticData?.title || !staticData.action || !opens(staticData.needs, session)) return []
      const to = uncheckedAddress(fullPath.replace(/\/\{-\$\w+\}/g, ''))
      const note = backTarget([{ staticData, params: {}, search: {} }], session, screenAt)?.label
      return [{ key: to, label: staticData.title, note, to, action: true, words: actionWords[to] }]
    },
  )
}

/** Every screen that the search box leads to: the menu's, the hubs', and what can be added. */
export function useScreens(session: AccessHolder | null): SearchEntry[] {
  const menu = useMenu(session).map(({ name, to }): SearchEntry => ({ key: to, label: name, to }))
  const fold = useFold()
  const sections = useHubSections(
    (Object.keys(areaNames) as AreaKey[]).flatMap((key) => fold?.area(key, session) ?? []),
    session,
  )
  const cards = sections.flatMap((section) =>
    section.cards.map(({ title, text, to }): SearchEntry => ({ key: to, label: title, note: text, to })),
  )
  const actions = useActions(session)
  return [...new Map([...menu, ...cards, ...actions].map((entry) => [entry.to, entry])).values()]
}
