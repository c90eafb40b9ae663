import { useLocation } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { AccessHolder } from '@intranet/contract/access'
import { shell as text } from '@intranet/contract/messages'
import { cn } from '@/lib/cn.ts'
import { useModules } from '@/lib/modules.ts'
import { areaNames } from './area-names.ts'
import { type MenuEntry, iconsFor, isBelow } from './menu.ts'
import { useArea } from './use-area.ts'
import { useMenuEntries } from './use-menu-entries.ts'
import { useScreenOpens } from './use-screen-opens.ts'
import { PHONE_PX, useViewportWidth } from './use-viewport.ts'
import { AddressLink } from './address-link.tsx'
import { menuLinkVariants, menuVariants } from './menu-classes.ts'
import { ModuleIcon } from './module-icon.tsx'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'

const AllEntries = lazyDialog<{ entries: MenuEntry[]; onClose: () => void }>(
  () => import('./all-entries.tsx'),
)

/** A name holds what is read on the screen, or nobody can say it to the device. */
const spokenName = ({ name, short }: MenuEntry) =>
  short && !name.includes(short) ? `${name}, ${short}` : name

/** The entries this person may open, whose screens exist and whose modules are on. */
export function useMenu(holder: AccessHolder | null): MenuEntry[] {
  const leadsIn = useScreenOpens()
  const { isOff, nameOf, inOrder } = useModules()
  const open = useMenuEntries().filter(
    (entry) => (entry.visible?.(holder) ?? true) && leadsIn(entry.to, holder) && !isOff(entry.to),
  )
  return inOrder(open.map((entry) => ({ ...entry, name: nameOf(entry.to, entry.name) })))
}

/** Whether the menu is at the bottom: on phones, from two entries on. One alone stays in the header. */
export const useDocked = (entries: MenuEntry[]): boolean =>
  useViewportWidth() <= PHONE_PX && entries.length > 1

/** So many names fit beside their icons on a common screen; with more they stand below them. */
const FULL = 7

/** The menu, in the header or, on phones, docked at the bottom. The arrows page what does not fit; docked, Mais opens all. */
export function MainMenu({ entries }: { entries: MenuEntry[] }) {
  const width = useViewportWidth()
  const path = useLocation({ select: (location) => location.pathname })
  const fit = iconsFor(width)
  const area = useArea()
  const below = entries.findIndex((entry) => isBelow(entry, path))
  // By its name: what a route says of its area is not in a build's table.
  const current = below >= 0 || !area ? below : entries.findIndex(({ name }) => name === areaNames[area])
  const [page, setPage] = useState<number>()
  const [all, setAll] = useState(false)
  const pages = Math.max(1, Math.ceil(entries.length / fit))
  const shown = Math.min(page ?? Math.max(0, Math.floor(current / fit)), pages - 1)
  const docked = useDocked(entries)
  const place = docked ? 'dock' : 'header'
  if (entries.length === 0) return <div className={menuVariants({ place: 'header' })} />
  const linkClasses = menuLinkVariants({ place: docked || entries.length <= FULL ? place : 'crowded' })
  const arrow = (step: number) =>
    pages > 1 && (
      <button
        type="button"
        className={cn(iconButtonVariants(), docked ? 'h-14 w-11 [&>svg]:size-5' : 'self-center')}
        aria-label={step < 0 ? text.less : text.more}
        disabled={shown + step < 0 || shown + step >= pages}
        onClick={() => setPage(shown + step)}
      >
        {step < 0 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
      </button>
    )
  return (
    <nav data-slot={docked ? 'dock' : 'menu'} className={menuVariants({ place })} aria-label="Menu principal">
      {arrow(-1)}
      {entries.slice(shown * fit, shown * fit + fit).map((entry) => (
        <AddressLink
          key={entry.to}
          to={entry.to}
          className={linkClasses}
          title={entry.name}
          aria-label={spokenName(entry)}
          aria-current={entry === entries[current] ? 'page' : undefined}
        >
          <ModuleIcon to={entry.to} built={entry.icon} />
          <span>{entry.short ?? entry.name}</span>
        </AddressLink>
      ))}
      {arrow(1)}
      {docked && pages > 1 && (
        <button
          type="button"
          className={linkClasses}
          aria-haspopup="dialog"
          aria-label="Mais: todo o menu"
          onClick={() => setAll(true)}
        >
          <Menu aria-hidden />
          <span>{text.more}</span>
        </button>
      )}
      {all && (
        <Suspense>
          <AllEntries entries={entries} onClose={() => setAll(false)} />
        </Suspense>
      )}
    </nav>
  )
}
