import { normalizeText } from '@intranet/contract/formats'
import { useNavigate } from '@tanstack/react-router'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { phoneSheetClasses } from '@/components/ui/menu-variants.ts'
import { SearchInput } from '@/components/ui/search-input.tsx'
import { cn } from '@/lib/cn.ts'
import type { HubCard, HubSection } from './area.ts'
import { areaNames, type AreaKey } from './area-names.ts'
import { oncePerScreen } from './area-sections.ts'
import { AddressLink } from './address-link.tsx'
import { crumbLinkClasses } from './crumb-classes.ts'
import { SectionLabel } from './page.tsx'
import { sentence } from './section-title.ts'
import { useAreaPlace } from './use-area-place.ts'
import { useBackTarget } from './use-back-target.ts'
import { useFigures } from './use-figures.ts'

interface MapProps {
  area: AreaKey
  sections: HubSection[]
  current: HubCard | undefined
  onLeave: () => void
}

/** The area's sections with their screens and figures; the screen that the page belongs to is marked. */
function AreaMap({ area, sections, current, onLeave }: MapProps) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const figures = useFigures(sections.flatMap(({ cards }) => cards))
  const wanted = normalizeText(text)
  const shown = sections
    .map((section) => ({
      ...section,
      cards: section.cards.filter(({ title }) => normalizeText(title).includes(wanted)),
    }))
    .filter(({ cards }) => cards.length > 0)
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4">
        <b className="text-base font-[650]">{areaNames[area]}</b>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const first = shown[0]?.cards[0]
            if (!first) return
            onLeave()
            void navigate({ href: first.to })
          }}
        >
          <SearchInput className="w-56" label="Filtrar telas" value={text} onValue={setText} />
        </form>
      </div>
      {shown.length === 0 && (
        <p className="text-muted-foreground" role="status">
          {sections.length === 0 ? 'Nenhuma tela a mais para você.' : 'Nenhuma tela com este nome.'}
        </p>
      )}
      <div className="gap-x-6 sm:columns-2 lg:columns-3">
        {shown.map((section) => (
          <section key={section.key} className="mb-4 break-inside-avoid">
            <SectionLabel>{sentence(section.title)}</SectionLabel>
            <ul>
              {section.cards.map((card) => (
                <li key={card.to}>
                  <AddressLink
                    to={card.to}
                    onClick={onLeave}
                    aria-current={card.to === current?.to ? 'page' : undefined}
                    className="-mx-2 flex min-h-[30px] items-center justify-between gap-3 rounded-sm px-2 text-sm text-foreground hover:bg-accent hover:no-underline aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold max-sm:min-h-10"
                  >
                    <span className="min-w-0 truncate">{card.title}</span>
                    <span className="shrink-0 text-muted-foreground">{figures[card.to]}</span>
                  </AddressLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

interface AreaMenuProps {
  area: AreaKey
  /** It was fetched because somebody pressed the name. */
  defaultOpen?: boolean
}

/** The area's name, which opens its hub as a map. */
export default function AreaMenu({ area, defaultOpen = false }: AreaMenuProps) {
  const place = useAreaPlace(area, useBackTarget()?.to)
  const [open, setOpen] = useState(defaultOpen)
  const sections = oncePerScreen(place.open)
  // Some screens of an area are everybody's, its hub is not.
  if (!place.known || (sections.length === 0 && !defaultOpen)) return areaNames[area]
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger className={crumbLinkClasses}>
        {areaNames[area]} <ChevronsUpDown className="size-3.5" aria-hidden />
      </PopoverTrigger>
      <PopoverContent
        align="start"
        aria-label={`Telas de ${areaNames[area]}`}
        data-phone-sheet="full"
        className={cn(
          'max-h-[min(640px,var(--radix-popper-available-height,640px))] w-[820px] max-w-[calc(100vw-40px)] p-4 max-sm:max-w-none',
          phoneSheetClasses,
        )}
      >
        <AreaMap area={area} sections={sections} current={place.current} onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  )
}
