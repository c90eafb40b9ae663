import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import type { AccessHolder } from '@intranet/contract/access'
import { normalizeText } from '@intranet/contract/formats'
import { dialog } from '@intranet/contract/messages'
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/command.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { useDebounced } from '@/lib/use-debounced.ts'
import { allSections } from './area-sections.ts'
import { areas } from './areas.ts'
import { useMenu } from './main-menu.tsx'
import { useHubSections } from './use-hub-sections.ts'
import { useRouteExists } from './use-route-exists.ts'

export interface SearchEntry {
  label: string
  note?: string
  to: string
}

interface QuickSearchProps {
  session: AccessHolder | null
  findPeople?: (text: string) => Promise<SearchEntry[]>
  /** What was typed before the box was there. */
  typed: RefObject<string>
  onClose: () => void
}

/** Every word somewhere in the texts, accents aside: cmdk's own matching takes letters from anywhere. */
function hasAllWords(_value: string, search: string, texts: string[] = []): number {
  const [label = '', note = ''] = texts.map(normalizeText)
  const words = normalizeText(search).split(/\s+/)
  if (words.every((word) => label.includes(word))) return label.startsWith(words[0] ?? '') ? 1 : 0.8
  return words.every((word) => `${label} ${note}`.includes(word)) ? 0.4 : 0
}

const SEARCH_REST_MS = 250
const noPeople = async (): Promise<SearchEntry[]> => []

/** Ctrl K: screens of every area one may open, and people. A chunk of its own. */
export default function QuickSearch({ session, findPeople = noPeople, typed, onClose }: QuickSearchProps) {
  const navigate = useNavigate()
  const exists = useRouteExists()
  const [text, setText] = useState(() => typed.current)
  const rested = useDebounced(text.trim(), SEARCH_REST_MS)
  const menu = useMenu(session).map((entry): SearchEntry => ({ label: entry.name, to: entry.to }))
  const sections = useHubSections(Object.values(areas).flatMap(allSections), session)
  const cards = sections.flatMap((section) =>
    section.cards.map((card): SearchEntry => ({ label: card.title, note: card.text, to: card.to })),
  )
  const screens = [...new Map([...menu, ...cards].map((entry) => [entry.to, entry])).values()]
  const people = useQuery({
    queryKey: ['quick-search', rested],
    queryFn: () => findPeople(rested),
    enabled: rested.length >= 2,
  })
  const records = (people.data ?? []).filter((entry) => exists(entry.to))
  // What the server found stays, even where the box's own matching would not see why (accents, order of words).
  const line = (entry: SearchEntry, found = false) => (
    <CommandItem
      key={entry.to}
      forceMount={found}
      value={entry.to}
      keywords={[entry.label, entry.note ?? '']}
      onSelect={() => {
        onClose()
        void navigate({ to: entry.to })
      }}
    >
      <span className="grow">{entry.label}</span>
      <span className="text-xs text-muted-foreground">{entry.note}</span>
    </CommandItem>
  )
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent size="lg" title="Buscar">
        <Command className="p-3" label="Buscar" filter={hasAllWords}>
          <CommandInput placeholder="Telas, pessoas e registros" value={text} onValueChange={setText} />
          <CommandList>
            {/* It counts the screens alone. */}
            {records.length === 0 && (
              <CommandEmpty>{people.isFetching ? 'Buscando' : dialog.noResult}</CommandEmpty>
            )}
            <CommandGroup heading="Telas">{screens.map((entry) => line(entry))}</CommandGroup>
            {records.length > 0 && (
              <CommandGroup heading="Registros" forceMount>
                {records.map((entry) => line(entry, true))}
              </CommandGroup>
            )}
          </CommandList>
        </Command>
      </DialogContent>
    </Dialog>
  )
}
