import type { AccessHolder } from '@intranet/contract/access'
import type { HubSection } from './areas.ts'
import { useRouteExists } from './use-route-exists.ts'

/** The sections with the cards this person may open, whose screens exist; empty sections are gone. */
export function useHubSections(sections: HubSection[], holder: AccessHolder | null): HubSection[] {
  const exists = useRouteExists()
  return sections
    .map((section) => ({
      ...section,
      cards: section.cards.filter((card) => card.visible(holder) && exists(card.to)),
    }))
    .filter((section) => section.cards.length > 0)
}
