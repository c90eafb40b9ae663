import type { AccessHolder } from '@intranet/contract/access'
import type { LucideIcon } from 'lucide-react'
import type { LinkAddress } from '@/lib/address.ts'

/** A card of a hub. It is shown only to whom its screen opens, and only when that exists. */
export interface HubCard {
  title: string
  /** What it holds, in a few words. */
  text?: string
  icon: LucideIcon
  to: LinkAddress
  /** What its figure counts, where the list's rows would not be understood: "9 pendentes". */
  unit?: readonly [one: string, many: string]
  /** Who sees it, where that is not everybody to whom the screen opens. */
  visible?: (holder: AccessHolder | null) => boolean
}

/** A section of a hub; its cards are also the crumb's menu, the thread and the screens of the search box. */
export interface HubSection {
  key: string
  title: string
  cards: HubCard[]
}
