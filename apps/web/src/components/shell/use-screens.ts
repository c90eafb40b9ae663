import type { AccessHolder } from '@intranet/contract/access'
import { normalizeText } from '@intranet/contract/formats'
import { areaNames, type AreaKey } from './area-names.ts'
import { useMenu } from './main-menu.tsx'
import type { HubCard } from './area.ts'
import type { SearchEntry } from './palette-order.ts'
import { everyScreen } from './every-screen.ts'
import { sentence } from './section-title.ts'
import { useFold } from './use-fold.ts'
import { useHubSections } from './use-hub-sections.ts'
import { useRouteScreens } from './use-route-screens.ts'

const pathOf = (area: string, section: string) =>
  normalizeText(area) === normalizeText(section) ? area : `${area} › ${sentence(section)}`

/** Every screen that the search box leads to: the menu's, the hubs' by their place, and what no menu has. */
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
  const byRoute = useRouteScreens(session)
  return {
    entries: everyScreen([...menu, ...cards], byRoute),
    cards: sections.flatMap((section) => section.cards),
  }
}
