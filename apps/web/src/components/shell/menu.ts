import type { AccessHolder } from '@intranet/contract/access'
import type { AnyRoute } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { uncheckedAddress, type LinkAddress } from '@/lib/address.ts'

/** A screen's entry in the top menu, as its route says it (docs/screens.md#menu). */
export interface MenuPlace {
  /** Its place among the entries. */
  place: number
  name: string
  /** Where the name does not fit beside its icon. */
  short?: string
  icon: LucideIcon
  /** Who sees it, where that is not everybody to whom the screen opens. */
  visible?: (holder: AccessHolder | null) => boolean
  /** An address that belongs to it, though it is not below `root`. */
  lights?: string
}

export interface MenuEntry extends MenuPlace {
  to: LinkAddress
  /** The first part of its address: what is below it lights the entry, and `/faq-categories` as `/faq` does. */
  root: string
}

/** The menu's entries in their order, for nobody in particular. */
export const menuOf = (routes: readonly AnyRoute[]): MenuEntry[] =>
  routes
    .flatMap(({ fullPath, options: { staticData } }): MenuEntry[] => {
      if (!staticData?.menu) return []
      const path = String(fullPath)
        .replace(/\/\{-\$\w+\}/g, '')
        .replace(/\/$/, '')
      const to = uncheckedAddress(path)
      return [{ ...staticData.menu, to, root: /^\/[^/]+/.exec(to)?.[0] ?? to }]
    })
    .toSorted((one, other) => one.place - other.place)

/** Whether the address belongs to the entry. */
export const isBelow = ({ root, lights }: MenuEntry, path: string): boolean =>
  [root, lights].includes(path) || path.startsWith(`${root}/`) || path.startsWith(`${root}-`)

/** How many icons fit (docs/screens.md#menu-icons). */
export function iconsFor(width: number): number {
  const steps: [number, number][] = [
    [500, 2],
    [700, 4],
    [800, 6],
    [900, 8],
    [1000, 9],
  ]
  return steps.find(([limit]) => width <= limit)?.[1] ?? 10
}
