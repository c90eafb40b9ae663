import { formatCount } from '@intranet/contract/formats'
import type { ChartFound } from '@intranet/contract/people/org-chart'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { inTab } from '@/lib/stored.ts'
import { trpc } from '@/lib/trpc.ts'
import { ChartLine } from './chart-line.tsx'
import { allKeys, chartRows, chartTree, openingKeys, pathOf, type ChartNode } from './chart-rows.ts'
import { ChartSearch } from './chart-search.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'

const LINE_PX = 40
const INDENT_PX = 24
/** Each level hangs on a line. */
const levelLines =
  'flex-none self-stretch bg-[repeating-linear-gradient(to_right,transparent_0_11px,var(--thread)_11px_12px,transparent_12px_24px)]'

/** Opened branches stay for the tab: who opens a person comes back to them. */
const OPENED = 'organograma:abertos'
const openedBefore = () => {
  const keys = inTab.readJson<string[]>(OPENED)
  return keys && new Set(keys)
}

const sectorsOf = (nodes: ChartNode[]): ChartNode[] =>
  nodes.flatMap((node) => (node.ramo ? [node] : sectorsOf(node.filhos)))

/** People of the opened sectors, read as they are opened. */
function usePeople(tree: ChartNode[], open: ReadonlySet<string>) {
  const opened = useMemo(
    () => sectorsOf(tree).filter(({ key, total }) => total > 0 && open.has(key) && isReached(key, open)),
    [tree, open],
  )
  return useQueries({
    queries: opened.map(({ ramo }) => ({ ...trpc.orgChart.people.queryOptions(ramo!), staleTime: 60_000 })),
    combine: (results) =>
      new Map(
        results.map(({ data, error, refetch }, index) => [opened[index]!.key, { data, error, refetch }]),
      ),
  })
}

const isReached = (key: string, open: ReadonlySet<string>) => {
  const [provider, department] = key.split('/')
  return open.has(provider!) && open.has(`${provider}/${department}`)
}

/** Provider, department, sector, people: twenty thousand of them, of which only the lines in sight are drawn. */
export function OrgChartPage() {
  const { data, error, refetch } = useQuery(trpc.orgChart.units.queryOptions())
  const tree = useMemo(() => chartTree(data ?? []), [data])
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(openedBefore)
  const [found, setFound] = useState<ChartFound | null>(null)
  const session = useSession()
  const open = useMemo(
    () =>
      chosen ??
      new Set(
        openingKeys(tree, {
          id_empresa: session?.id_empresa ?? null,
          id_departamento: session?.id_departamento ?? null,
        }),
      ),
    [chosen, tree, session?.id_empresa, session?.id_departamento],
  )
  const people = usePeople(tree, open)
  const empty = useMemo(
    () => new Set(sectorsOf(tree).flatMap(({ key, total }) => (total ? [] : [key]))),
    [tree],
  )
  const rows = useMemo(() => {
    const peopleOf = (key: string) => {
      if (empty.has(key)) return []
      const read = people.get(key)
      return read?.data ?? (read?.error ? 'failed' : undefined)
    }
    return chartRows(tree, open, peopleOf, found)
  }, [tree, open, people, empty, found])
  const frame = useRef<HTMLDivElement>(null)
  // The virtualizer changes within; nothing here is memoised on it.
  // oxlint-disable-next-line react/incompatible-library
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => LINE_PX,
    // A long name takes two lines on a phone. Where nothing is laid out there is nothing to measure.
    measureElement: (line) => line.getBoundingClientRect().height || LINE_PX,
    getItemKey: (index) => rows[index]!.key,
    overscan: 12,
  })
  const place = found ? rows.findIndex(({ key }) => key === `p${found.id}`) : -1
  // The list scrolls to the person found until a branch is opened or closed: after that, no line moves by itself.
  const shows = useRef(false)
  useEffect(() => {
    if (place >= 0 && shows.current) lines.scrollToIndex(place, { align: 'center' })
  }, [place, lines, found])
  const setOpen = (next: ReadonlySet<string>) => {
    shows.current = false
    setChosen(next)
    inTab.writeJson(OPENED, [...next])
  }
  const toggle = (key: string) => {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }
  const total = data?.reduce((sum, unit) => sum + unit.total, 0)
  return (
    <Page>
      <PageHead total={total === undefined ? undefined : formatCount(total, 'pessoa', 'pessoas')} />
      <PageSheet>
        <Toolbar>
          <ChartSearch
            onFound={(person) => {
              setFound({ ...person })
              setOpen(new Set([...open, ...pathOf(person)]))
              shows.current = true
            }}
          />
          <span className="max-sm:hidden grow" />
          <Button
            variant="outline"
            disabled={!data}
            onClick={() => setOpen(new Set(allKeys(tree).filter((key) => key.split('/').length < 3)))}
          >
            Expandir setores
          </Button>
          <Button variant="outline" disabled={!data} onClick={() => setOpen(new Set())}>
            Recolher
          </Button>
        </Toolbar>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingState />
        ) : rows.length === 0 ? (
          <EmptyState text="As pessoas aparecem aqui assim que tiverem departamento e cargo." />
        ) : (
          <div
            ref={frame}
            className="h-[min(72vh,760px)] overflow-auto rounded-lg border border-border bg-card"
            tabIndex={0}
            role="group"
            aria-label="Organograma"
          >
            <div role="list" className="relative" style={{ height: lines.getTotalSize() }}>
              {lines.getVirtualItems().map(({ index, key, start }) => {
                const row = rows[index]!
                return (
                  <div
                    key={key}
                    ref={lines.measureElement}
                    data-index={index}
                    role="listitem"
                    aria-setsize={rows.length}
                    aria-posinset={index + 1}
                    className="absolute inset-x-0 top-0 flex min-h-10 items-center"
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <span className={levelLines} style={{ width: (row.nivel - 1) * INDENT_PX }} aria-hidden />
                    <ChartLine
                      row={row}
                      found={row.key === `p${found?.id}`}
                      onToggle={() => toggle(row.key)}
                      onRetry={(sector) => void people.get(sector)?.refetch()}
                    />
                  </div>
                )
              })}
            </div>
          </div>
        )}
      </PageSheet>
    </Page>
  )
}
