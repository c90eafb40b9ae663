import type { HubCard, HubSection } from './area.ts'
import type { ScreenAt } from './back-target.ts'

/** An area with more cards than these shows beside a page only the section that the page belongs to. */
const WHOLE_AREA = 12

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? address

/** Whether a screen is the card's own or is below its list: `/sectors/edit/3` belongs to `/sectors/list`. */
function reach(card: HubCard, path: string): number {
  if (card.to === path) return Infinity
  const base = /\/(list|table)$/.test(card.to) ? card.to.replace(/\w+$/, '') : `${card.to}/`
  return path.startsWith(base) ? base.length : 0
}

/** Steps back of a screen below another that has no card either: the form of a rule, its rules, their campaigns. */
const MOST_STEPS = 3

/** Where the back arrows of a screen lead, one after the other; those that the loaded record decides end the way. */
export function waysBack(path: string, screenAt: ScreenAt): string[] {
  const ways = [path]
  while (ways.length <= MOST_STEPS) {
    const back = screenAt(pathOf(ways.at(-1)!))?.back
    if (!back || typeof back === 'function') break
    ways.push(typeof back === 'string' ? back : back.to)
  }
  return ways
}

/** The card that a screen belongs to: by its own address, else by where the back arrows lead. */
function cardOf(cards: HubCard[], paths: string[]): HubCard | undefined {
  for (const path of paths.map(pathOf)) {
    const nearest = cards.toSorted((one, other) => reach(other, path) - reach(one, path))[0]
    if (nearest && reach(nearest, path) > 0) return nearest
  }
  return undefined
}

/** A screen that two sections of an area have is in the first of them alone. */
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
