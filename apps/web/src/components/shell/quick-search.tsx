import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import type { AccessHolder } from '@intranet/contract/access'
import { dialog } from '@intranet/contract/messages'
import { Command, CommandGroup, CommandInput, CommandItem, CommandList } from '@/components/ui/command.tsx'
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx'
import { useDebounced } from '@/lib/use-debounced.ts'
import { customerEntry } from './customer-entry.ts'
import { orderEntries, type SearchEntry } from './palette-order.ts'
import { loadPart } from '@/lib/missing-chunk.ts'
import type { Fold } from './screens.ts'
import { useLoadFold } from './use-fold.ts'
import { useRouteExists } from './use-route-exists.ts'
import { useScreens } from './use-screens.ts'

/** Records that hold a text, as the features call and open them. */
export type FindRecords = (text: string, found: Fold['found']) => Promise<SearchEntry[]>

interface QuickSearchProps {
  session: AccessHolder | null
  findRecords?: FindRecords
  /** What was typed before the box was there. */
  typed: RefObject<string>
  onClose: () => void
}

const SEARCH_REST_MS = 250
const noRecords: FindRecords = async () => []

/** Ctrl K: screens of every area one may open, what can be added there, people and records. Its own chunk. */
export default function QuickSearch({ session, findRecords = noRecords, typed, onClose }: QuickSearchProps) {
  const navigate = useNavigate()
  const exists = useRouteExists()
  const screens = useScreens(session)
  const loadFold = useLoadFold()
  const [text, setText] = useState(() => typed.current)
  const rested = useDebounced(text.trim(), SEARCH_REST_MS)
  const records = useQuery({
    queryKey: ['quick-search', rested],
    queryFn: async () => {
      const fold = await loadPart(loadFold)
      return fold ? findRecords(rested, fold.found) : []
    },
    enabled: rested.length >= 2,
  })
  // What was found for another text would be under this one.
  const known = rested === text.trim() ? (records.data ?? []) : []
  const found = [...customerEntry(text, session), ...known].filter(({ to }) => exists(to))
  const groups = orderEntries(text, screens, found)
  // The first is chosen, also when people come later, until somebody moves.
  const [moved, setMoved] = useState(false)
  const [chosen, setChosen] = useState('')
  const first = groups[0]?.entries[0]?.key ?? ''
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Buscar</DialogTitle>
        </DialogHeader>
        <Command
          className="-mx-5 -my-4 p-3"
          label="Buscar"
          shouldFilter={false}
          value={moved ? chosen : first}
          onValueChange={setChosen}
          onKeyDown={({ key }) => setMoved(/^(Arrow|Home|End)/.test(key))}
          onPointerMove={() => setMoved(true)}
        >
          <CommandInput
            placeholder="Telas, pessoas, novidades, documentos…"
            value={text}
            onValueChange={setText}
          />
          <CommandList>
            {groups.length === 0 && (
              <p className="px-2 py-4 text-center text-muted-foreground" role="status">
                {records.isFetching || rested !== text.trim() ? 'Buscando' : dialog.noResult}
              </p>
            )}
            {groups.map(({ heading, entries }) => (
              <CommandGroup key={heading} heading={heading}>
                {entries.map(({ key, label, note, to }) => (
                  <CommandItem
                    key={key}
                    value={key}
                    className="max-sm:flex-col max-sm:items-start max-sm:gap-0"
                    onSelect={() => {
                      onClose()
                      void navigate({ href: to })
                    }}
                  >
                    <span className="min-w-0 max-w-full grow">{label}</span>
                    <span className="min-w-0 max-w-full truncate text-xs text-muted-foreground">{note}</span>
                  </CommandItem>
                ))}
              </CommandGroup>
            ))}
          </CommandList>
        </Command>
      </DialogContent>
    </Dialog>
  )
}
