import type { AccessHolder } from '@intranet/contract/access'
import type { LucideIcon } from 'lucide-react'

/** A card of a hub. It is shown only to whom it opens, and only when its screen exists. */
export interface HubCard {
  title: string
  /** What it holds, in a few words. */
  text?: string
  icon: LucideIcon
  to: string
  /** What its figure counts, where the list's rows would not be understood: "9 pendentes". */
  unit?: [one: string, many: string]
  /** Written with `can()`: `(holder) => can(holder, 'rh', 'manage')`. */
  visible: (holder: AccessHolder | null) => boolean
}

export interface HubSection {
  key: string
  title: string
  cards: HubCard[]
}

/** A hub: its cards are also the crumb's menu and the screens of the search box. */
export interface Area {
  name: string
  to: string
  sections: HubSection[]
  /** Screens of the area that are beside its pages without a card in its hub. */
  own?: HubSection[]
}
