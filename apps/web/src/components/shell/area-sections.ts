import type { HubCard, HubSection } from './area.ts'

/** An area with more cards than these shows beside a page only the section that the page belongs to. */
const WHOLE_AREA = 12

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? address

/** Whether a screen is the card's own or stands below its list: `/sectors/edit/3` belongs to `/sectors/list`. */
function reach(card: HubCard, path: string): number {
  if (card.to === path) return Infinity
  const base = /\/(list|table)$/.test(card.to) ? card.to.replace(/\w+$/, '') : `${card.to}/`
  return path.startsWith(base) ? base.length : 0
}

/** The card that a screen belongs to: by its own address, else by where its back arrow leads. */
function cardOf(cards: HubCard[], paths: string[]): HubCard | undefined {
  for (const path of paths.map(pathOf)) {
    const nearest = cards.toSorted((one, other) => reach(other, path) - reach(one, path))[0]
    if (nearest && reach(nearest, path) > 0) return nearest
  }
  return undefined
}

/** A screen that two sections of an area have stands in the first of them alone. */
export function oncePerScreen(sections: HubSection[]): HubSection[] {
  const seen = new Set<string>()
  return sections
    .map((section) => ({
      ...section,
      cards: section.cards.filter(({ to }) => !seen.has(to) && seen.add(to)),
    }))
    .filter(({ cards }) => cards.length > 0)
}

/** What is beside a page: its area, or of a large one its section; and the card where the person is. */
export function sectionsBeside(
  sections: HubSection[],
  paths: string[],
): { sections: HubSection[]; current?: HubCard } {
  const cards = sections.flatMap((section) => section.cards)
  const current = cardOf(cards, paths)
  const beside =
    cards.length > WHOLE_AREA
      ? sections.filter((section) => current && section.cards.includes(current))
      : sections
  return { sections: oncePerScreen(beside), current }
}
