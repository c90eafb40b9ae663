import type { PaletteKind, PaletteRow } from '@intranet/contract/home/today'
import type { AccessHolder } from '@intranet/contract/access'
import type { LinkAddress } from '@/lib/address.ts'
import type { AreaKey } from './area-names.ts'
import type { HubCard, HubSection } from './area.ts'
import { frames, type HubKey, type SectionName } from './hubs.ts'

export interface Card extends HubCard {
  /** The sections that it is in, and its place among their cards. */
  on: Partial<Record<SectionName, number>>
}

/** How a record that the search box found is called, and where it opens. */
export interface FoundKind {
  label: string
  to: (row: PaletteRow) => LinkAddress
  /** Somebody, not something. */
  person?: true
}

/** What a feature adds to screens that all share. Menu entries and "Novo …" stand at their routes. */
export interface Screens {
  cards?: readonly Card[]
  found?: Partial<Record<PaletteKind, FoundKind>>
}

/** `<feature>.screens.ts`: one a feature, and a line in `src/screens.ts`. It imports icons and access rules, never pages. */
export const defineScreens = (screens: Screens): Screens => screens

/** What all features add, as the shared screens ask for it. */
export interface Fold {
  /** The sections of a hub with their cards in order, for nobody in particular. */
  hub: (hub: HubKey) => HubSection[]
  /** What is beside the pages of an area, and in its menu, for a person. */
  area: (area: AreaKey, holder: AccessHolder | null) => HubSection[]
  /** The hubs of the same area that are for other people: links lead to their screens too. */
  others: (area: AreaKey, holder: AccessHolder | null) => HubSection[]
  found: Partial<Record<PaletteKind, FoundKind>>
}

export function foldScreens(list: readonly Screens[]): Fold {
  const cards = list.flatMap((screens) => screens.cards ?? [])
  const cardsOf = (section: SectionName): HubCard[] =>
    cards
      .filter(({ on }) => on[section] !== undefined)
      .toSorted((one, other) => one.on[section]! - other.on[section]!)
  const hub = (key: HubKey): HubSection[] =>
    Object.entries(frames[key].sections).map(([name, title]) => ({
      key: name,
      title,
      cards: cardsOf(`${key}/${name}` as SectionName),
    }))
  const keys = Object.keys(frames) as HubKey[]
  const of = (area: AreaKey, holder: AccessHolder | null, own: boolean) =>
    keys.filter((key) => frames[key].area === area && (frames[key].of?.(holder) ?? true) === own).flatMap(hub)
  return {
    hub,
    area: (area, holder) => of(area, holder, true),
    others: (area, holder) => of(area, holder, false),
    found: Object.assign({}, ...list.map(({ found }) => found)) as Fold['found'],
  }
}
