import { useLocation } from '@tanstack/react-router'
import { useSession } from '@/lib/session.ts'
import type { HubSection } from './area.ts'
import type { AreaKey } from './area-names.ts'
import { sectionsBeside, waysBack } from './area-sections.ts'
import { useFold } from './use-fold.ts'
import { useHubSections } from './use-hub-sections.ts'
import { useScreenAt } from './use-screen-at.ts'

/**
 * The sections of a page's area that the person opens, those beside the page, and the card where it is.
 * A page that only the area's other hub has (a link from a manager to a seller) has that hub's.
 */
export function useAreaPlace(area: AreaKey, back = '') {
  const path = useLocation({ select: (location) => location.pathname })
  const session = useSession()
  const screenAt = useScreenAt()
  const fold = useFold()
  const open = useHubSections(fold?.area(area, session) ?? [], session)
  const others = useHubSections(fold?.others(area, session) ?? [], session)
  const paths = [path, ...waysBack(back, screenAt)]
  const place = (sections: HubSection[]) => ({ open: sections, ...sectionsBeside(sections, paths) })
  const own = place(open)
  const other = own.current ? own : place(others)
  return { known: fold !== undefined, ...(other.current ? other : own) }
}
