import { ChevronsUpDown } from 'lucide-react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import { useSession } from '@/lib/session.ts'
import { areaNames, type AreaKey } from './area-names.ts'
import { oncePerScreen } from './area-sections.ts'
import { useFold } from './use-fold.ts'
import { useHubSections } from './use-hub-sections.ts'
import { AddressLink } from './address-link.tsx'

interface AreaMenuProps {
  area: AreaKey
  /** It was fetched because somebody pressed the name. */
  defaultOpen?: boolean
}

/** The area's name, which opens its hub's cards. */
export default function AreaMenu({ area, defaultOpen }: AreaMenuProps) {
  const session = useSession()
  const fold = useFold()
  const sections = oncePerScreen(useHubSections(fold?.area(area, session) ?? [], session))
  // Some screens of an area are everybody's, its hub is not.
  if (!fold || (sections.length === 0 && !defaultOpen)) return areaNames[area]
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger>
        {areaNames[area]} <ChevronsUpDown className="size-3.5" aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="w-64">
        {sections.length === 0 && <p className="p-2 text-muted-foreground">Nenhuma tela a mais para você.</p>}
        {sections
          .flatMap((section) => section.cards)
          .map((card) => (
            <DropdownMenuItem asChild key={card.to}>
              <AddressLink to={card.to} className="text-foreground hover:no-underline">
                <card.icon aria-hidden />
                {card.title}
              </AddressLink>
            </DropdownMenuItem>
          ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
