import type { AccessHolder } from '@intranet/contract/access'
import type { HubSection } from './area.ts'
import { useModules } from '@/lib/modules.ts'
import { useScreenOpens } from './use-screen-opens.ts'

/** The sections with the cards this person may open, whose screens exist and whose modules are on; empty sections are gone. */
export function useHubSections(sections: HubSection[], holder: AccessHolder | null): HubSection[] {
  const leadsIn = useScreenOpens()
  const { isOff, nameOf, inOrder } = useModules()
  return sections
    .map((section) => ({
      ...section,
      cards: inOrder(
        section.cards
          .filter((card) => (card.visible?.(holder) ?? true) && leadsIn(card.to, holder) && !isOff(card.to))
          .map((card) => ({ ...card, title: nameOf(card.to, card.title) })),
      ),
    }))
    .filter((section) => section.cards.length > 0)
}
