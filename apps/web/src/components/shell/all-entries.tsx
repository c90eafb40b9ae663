import { Sheet, SheetContent, SheetBody, SheetHeader, SheetTitle } from '@/components/ui/sheet.tsx'
import { AddressLink } from './address-link.tsx'
import type { MenuEntry } from './menu.ts'
import { ModuleIcon } from './module-icon.tsx'

/** Every entry of the menu at once, from the dock of a phone. */
export default function AllEntries({ entries, onClose }: { entries: MenuEntry[]; onClose: () => void }) {
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent side="bottom">
        <SheetHeader>
          <SheetTitle>Menu</SheetTitle>
        </SheetHeader>
        <SheetBody>
          <ul className="grid">
            {entries.map((entry) => (
              <li key={entry.to}>
                <AddressLink
                  to={entry.to}
                  className="flex min-h-12 items-center gap-3 text-base text-foreground"
                  onClick={onClose}
                >
                  <ModuleIcon to={entry.to} built={entry.icon} />
                  {entry.name}
                </AddressLink>
              </li>
            ))}
          </ul>
        </SheetBody>
      </SheetContent>
    </Sheet>
  )
}
