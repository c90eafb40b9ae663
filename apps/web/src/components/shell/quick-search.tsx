import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Clock, FileText, MousePointerClick, User } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { AccessHolder } from '@intranet/contract/access'
import { ageLabel } from '@intranet/contract/formats'
import { dialog } from '@intranet/contract/messages'
import { Button } from '@/components/ui/button.tsx'
import { Command, CommandGroup, CommandInput, CommandItem, CommandList } from '@/components/ui/command.tsx'
import { Dialog, DialogContent, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx'
import { recentRecords } from '@/lib/recent-records.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useDebounced } from '@/lib/use-debounced.ts'
import { useSave } from '@/lib/use-save.ts'
import { customerEntry } from './customer-entry.ts'
import { pageActions } from './page-actions.ts'
import { orderEntries, scopeOf, type SearchEntry } from './palette-order.ts'
import { loadPart } from '@/lib/missing-chunk.ts'
import type { Fold } from './screens.ts'
import { useFigures } from './use-figures.ts'
import { useLoadFold } from './use-fold.ts'
import { useRouteExists } from './use-screen-opens.ts'
import { useRouteTitle } from './use-route-title.ts'
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
/** Somebody who still types did not give up. */
const UNFOUND_REST_MS = 2000
const MOST_LETTERS = 80
/** Screens whose figure is asked for: those that are in view at first. */
const COUNTED = 12
const noRecords: FindRecords = async () => []

/** Where the person was, the newest first. */
function useRecent(): SearchEntry[] {
  const user = useSession()?.usuarioId
  const [recent] = useState(() => (user === undefined ? [] : recentRecords(user)))
  return recent.map(({ to, name, note, at }) => ({
    key: `recente ${to}`,
    label: name,
    note,
    to,
    icon: Clock,
    end: ageLabel(new Date(at).toISOString(), new Date()),
  }))
}

function useFound(text: string, session: AccessHolder | null, find: FindRecords) {
  const exists = useRouteExists()
  const loadFold = useLoadFold()
  const { scope, text: wanted } = scopeOf(text)
  const asked = scope === '#' ? `#${wanted}` : wanted
  const rested = useDebounced(asked, SEARCH_REST_MS)
  const records = useQuery({
    queryKey: ['quick-search', rested],
    queryFn: async () => {
      const fold = await loadPart(loadFold)
      return fold ? find(rested, fold.found) : []
    },
    enabled: rested.length >= 2 && scope !== '>',
  })
  // What was found for another text would be under this one.
  const known = rested === asked ? (records.data ?? []) : []
  const found = [...customerEntry(text, session), ...known].filter(({ to }) => to && exists(to))
  const waiting = records.isFetching || rested !== asked
  const retry = !waiting && (records.isError || records.isPaused) ? records.refetch : undefined
  return { found, waiting, retry }
}

/** What nobody finds is counted, without who searched (docs/screens.md#search-box). */
function useNoteEmpty(text: string, nothing: boolean, session: AccessHolder | null): void {
  const noted = useRef(new Set<string>())
  const rested = useDebounced(nothing ? text.trim() : '', UNFOUND_REST_MS)
  const { mutate: note } = useSave(trpc.search.noteEmpty.mutationOptions({ meta: { quiet: true } }))
  const wanted = session?.employee && nothing && rested.length >= 3 && rested === text.trim()
  useEffect(() => {
    if (!wanted || noted.current.has(rested)) return
    noted.current.add(rested)
    note({ q: rested.slice(0, MOST_LETTERS) })
  }, [wanted, rested, note])
}

const iconOf = ({ icon, run, person }: SearchEntry) =>
  icon ?? (run ? MousePointerClick : person ? User : FileText)

function Keys() {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 border-t border-border pt-2 text-xs text-muted-foreground max-sm:hidden">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> escolher
      </span>
      <span>
        <kbd>Enter</kbd> abrir
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> em outra aba
      </span>
      <span>
        <kbd>&gt;</kbd> ações <kbd>@</kbd> pessoas <kbd>#</kbd> código
      </span>
    </p>
  )
}

/** Ctrl K: this page's actions, records one looked at, screens of every area, people and records. Its own chunk. */
export default function QuickSearch({ session, findRecords = noRecords, typed, onClose }: QuickSearchProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(() => typed.current)
  const { entries: screens, cards } = useScreens(session)
  const { found, waiting, retry } = useFound(text, session, findRecords)
  const title = useRouteTitle()
  const [actions] = useState(pageActions)
  const groups = orderEntries(text, { screens, found, page: { title, actions }, recent: useRecent() })
  useNoteEmpty(text, groups.length === 0 && !waiting && !retry, session)
  const entries = groups.flatMap((group) => group.entries)
  const counted = useDebounced(
    entries
      .flatMap(({ to }) => cards.find((card) => card.to === to) ?? [])
      .slice(0, COUNTED)
      .map(({ to }) => to)
      .join(' '),
    SEARCH_REST_MS,
  ).split(' ')
  const figures = useFigures(cards.filter(({ to }) => counted.includes(to)))
  // The first is chosen, also when people come later, until somebody moves.
  const [moved, setMoved] = useState(false)
  const [chosen, setChosen] = useState('')
  const value = moved ? chosen : (entries[0]?.key ?? '')
  const take = ({ to, run }: SearchEntry) => {
    onClose()
    if (run) run()
    else if (to) void navigate({ href: to })
  }
  const press = (event: KeyboardEvent) => {
    setMoved(/^(Arrow|Home|End)/.test(event.key))
    const to = entries.find(({ key }) => key === value)?.to
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !to) return
    event.preventDefault()
    window.open(to, '_blank', 'noopener')
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="lg"
        className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:h-[85dvh] max-sm:max-w-none max-sm:grid-rows-[auto_minmax(0,1fr)] max-sm:rounded-b-none"
      >
        <DialogHeader>
          <DialogTitle>Buscar</DialogTitle>
        </DialogHeader>
        <Command
          className="-mx-5 -my-4 grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] p-3"
          label="Buscar"
          shouldFilter={false}
          value={value}
          onValueChange={setChosen}
          onKeyDown={press}
          onPointerMove={() => setMoved(true)}
        >
          <CommandInput
            placeholder="Telas, pessoas, registros ou o que fazer…"
            value={text}
            onValueChange={setText}
          />
          <CommandList className="max-h-[min(420px,60dvh)] max-sm:max-h-none">
            {retry && (
              <p className="flex items-center gap-2 px-2 py-4 text-muted-foreground" role="status">
                A busca de registros não respondeu.
                <Button variant="outline" size="sm" onClick={() => void retry()}>
                  Tentar de novo
                </Button>
              </p>
            )}
            {groups.length === 0 && !retry && (
              <p className="px-2 py-4 text-center text-muted-foreground" role="status">
                {waiting ? 'Buscando' : dialog.noResult}
              </p>
            )}
            {groups.map((group) => (
              <CommandGroup key={group.heading} heading={group.heading}>
                {group.entries.map((entry) => {
                  const Icon = iconOf(entry)
                  const end = entry.end ?? (entry.to && figures[entry.to])
                  return (
                    <CommandItem key={entry.key} value={entry.key} onSelect={() => take(entry)}>
                      <Icon className="shrink-0" aria-hidden />
                      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2">
                        <span className="max-w-full truncate">{entry.label}</span>
                        <span className="max-w-full truncate text-xs text-muted-foreground">
                          {entry.note}
                        </span>
                      </span>
                      {end && <span className="shrink-0 text-xs text-muted-foreground">{end}</span>}
                    </CommandItem>
                  )
                })}
              </CommandGroup>
            ))}
          </CommandList>
          <Keys />
        </Command>
      </DialogContent>
    </Dialog>
  )
}
