import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccessHolder } from '@intranet/contract/access'
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
import { areas } from './areas.ts'
import { useMenu } from './main-menu.tsx'
import { useHubSections } from './use-hub-sections.ts'

export interface SearchEntry {
  label: string
  note?: string
  to: string
}

interface QuickSearchProps {
  session: AccessHolder | null
  findPeople?: (text: string) => Promise<SearchEntry[]>
  onClose: () => void
}

const SEARCH_REST_MS = 250
const noPeople = async (): Promise<SearchEntry[]> => []

/** Ctrl K: screens of every area one may open, and people. A chunk of its own. */
export default function QuickSearch({ session, findPeople = noPeople, onClose }: QuickSearchProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const rested = useDebounced(text.trim(), SEARCH_REST_MS)
  const menu = useMenu(session).map((entry): SearchEntry => ({ label: entry.name, to: entry.to }))
  const sections = useHubSections(
    Object.values(areas).flatMap((area) => area.sections),
    session,
  )
  const cards = sections.flatMap((section) =>
    section.cards.map((card): SearchEntry => ({ label: card.title, note: card.text, to: card.to })),
  )
  const screens = [...new Map([...menu, ...cards].map((entry) => [entry.to, entry])).values()]
  const people = useQuery({
    queryKey: ['quick-search', rested],
    queryFn: () => findPeople(rested),
    enabled: rested.length >= 2,
  })
  const line = (entry: SearchEntry) => (
    <CommandItem
      key={entry.to}
      value={`${entry.label} ${entry.note ?? ''} ${entry.to}`}
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
        <Command className="p-3" label="Buscar">
          <CommandInput placeholder="Telas e pessoas" value={text} onValueChange={setText} />
          <CommandList>
            <CommandEmpty>{people.isFetching ? 'Buscando' : dialog.noResult}</CommandEmpty>
            <CommandGroup heading="Telas">{screens.map(line)}</CommandGroup>
            {people.data && people.data.length > 0 && (
              <CommandGroup heading="Pessoas" forceMount>
                {people.data.map(line)}
              </CommandGroup>
            )}
          </CommandList>
        </Command>
      </DialogContent>
    </Dialog>
  )
}
