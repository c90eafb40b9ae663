import { pathOf } from '@/lib/address.ts'
import type { HubCard, HubSection } from './area.ts'
import type { ScreenAt } from './back-target.ts'

/** An area with more cards than these shows beside a page only the section that the page belongs to. */
const WHOLE_AREA = 12

/** How near a card is that has no more than the first part of the address. */
const BARE = 1

/**
 * A screen of both doors of sales is one screen (docs/sales.md#two-doors), and so is one at both addresses of providers
 * (docs/company.md#two-names-of-a-provider) and of the report of missing coverage.
 */
const withoutDoor = (path: string) =>
  path
    .replace(/^\/sales\/(internal|external)\//, '/sales/')
    .replace(/^\/companies\//, '/providers/')
    .replace(/^\/vendas\/leads-sem-cobertura\/relatorio\/cidades$/, '/sales/report/without-coverage/list')

/** Whether a screen is the card's own or is below its list: `/sectors/edit/3` belongs to `/sectors/list`. */
function reach(card: HubCard, path: string): number {
  const [to, asked] = [withoutDoor(card.to), withoutDoor(path)]
  if (to === asked) return Infinity
  const base = /\/(list|table)$/.test(to) ? to.replace(/\w+$/, '') : `${to}/`
  if (!asked.startsWith(base)) return 0
  // `/settings/` alone is nearly everything: where the back arrow leads says more.
  return base.split('/').length === 3 ? BARE : base.length
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

/** The card that a screen belongs to: by its own address, else by where the back arrows lead, else by its area's part. */
function cardOf(cards: HubCard[], paths: string[]): HubCard | undefined {
  const nearest = paths.map(pathOf).flatMap((path) => {
    const card = cards.toSorted((one, other) => reach(other, path) - reach(one, path))[0]
    return card ? { card, near: reach(card, path) } : []
  })
  return (nearest.find(({ near }) => near > BARE) ?? nearest.find(({ near }) => near === BARE))?.card
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
