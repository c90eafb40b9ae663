import { useRouter } from '@tanstack/react-router'
import type { AccessHolder } from '@intranet/contract/access'
import { normalizeText } from '@intranet/contract/formats'
import { Plus } from 'lucide-react'
import { actionWords } from './action-words.ts'
import { areaNames, type AreaKey } from './area-names.ts'
import { backTarget } from './back-target.ts'
import { useMenu } from './main-menu.tsx'
import type { HubCard } from './area.ts'
import type { SearchEntry } from './palette-order.ts'
import { sentence } from './section-title.ts'
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
      return [
        { key: to, label: staticData.title, note, to, icon: Plus, action: true, words: actionWords[to] },
      ]
    },
  )
}

const pathOf = (area: string, section: string) =>
  normalizeText(area) === normalizeText(section) ? area : `${area} › ${sentence(section)}`

/** Every screen that the search box leads to: the menu's, the hubs' by their place, and what can be added. */
export function useScreens(session: AccessHolder | null): { entries: SearchEntry[]; cards: HubCard[] } {
  const menu = useMenu(session).map(({ name, to, icon }): SearchEntry => ({ key: to, label: name, to, icon }))
  const fold = useFold()
  const areas = Object.keys(areaNames) as AreaKey[]
  const sections = useHubSections(
    areas.flatMap((key) =>
      (fold?.area(key, session) ?? []).map((section) => ({
        ...section,
        title: pathOf(areaNames[key], section.title),
      })),
    ),
    session,
  )
  const cards = sections.flatMap((section) =>
    section.cards.map(({ title, text, to, icon }): SearchEntry => ({
      key: to,
      label: title,
      note: section.title,
      holds: text,
      to,
      icon,
    })),
  )
  const actions = useActions(session)
  return {
    entries: [...new Map([...menu, ...cards, ...actions].map((entry) => [entry.to, entry])).values()],
    cards: sections.flatMap((section) => section.cards),
  }
}
