import {
  type ObligationGroup,
  type ObligationSection,
  obligationSections,
  type Obligations,
  type OpenObligation,
} from '@intranet/contract/home/obligations'
import { useState, Suspense } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { FoldedObligations } from './folded-obligations.tsx'
import { moveByKeys } from './move-by-keys.ts'
import { obligationPanes } from './obligation-panes.ts'
import { ObligationRow } from './obligation-row.tsx'
import { useObligations } from './use-obligations.ts'

/** So many of one kind are one row. */
const FOLDED_FROM = 3
/** Before the news; the others come when asked for. */
const ROWS_SHOWN = 8

const labels: Record<ObligationSection, string> = {
  atrasado: 'Atrasado',
  semana: 'Esta semana',
  depois: 'Depois',
  sem_prazo: 'Sem prazo',
}

/** A row: one thing to do, or several of a kind. */
interface Row {
  group: ObligationGroup
  items: readonly OpenObligation[]
  folded: boolean
}

const unfolded = (group: ObligationGroup): Row[] =>
  group.itens.map((item) => ({ group, items: [item], folded: false }))
const mayFold = ({ total }: ObligationGroup) => total >= FOLDED_FROM

/** One row for each; several of a kind are one where there would be more than are shown, the last kinds first. */
function rowsOf(groups: readonly ObligationGroup[]): Row[] {
  let rows = groups.reduce((sum, group) => sum + (mayFold(group) ? 1 : group.itens.length), 0)
  return groups.flatMap((group) => {
    if (!mayFold(group)) return unfolded(group)
    const more = group.total - 1
    const fits = group.itens.length === group.total && rows + more <= ROWS_SHOWN
    if (fits) rows += more
    return fits ? unfolded(group) : [{ group, items: group.itens, folded: true }]
  })
}

const keyOf = ({ tipo }: ObligationGroup, { id }: OpenObligation) => `${tipo}-${id}`

function Rows({ grupos }: Obligations) {
  const [all, setAll] = useState(false)
  const [marked, setMarked] = useState<readonly string[]>([])
  /** What is decided one after the other: what was decided is no longer there, and the next one follows. */
  const [queue, setQueue] = useState<readonly string[]>([])
  const panes = grupos.flatMap((group) =>
    group.itens.map((item) => ({ key: keyOf(group, item), id: item.id, Pane: obligationPanes[group.tipo] })),
  )
  const open = panes.filter(({ key }) => marked.includes(key)).map(({ key }) => key)
  const pane = queue.flatMap((key) => panes.filter((one) => one.key === key))[0]
  const toggle = (key: string) => {
    setQueue([])
    setMarked((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]))
  }
  const rows = rowsOf(grupos)
  const shown = all ? rows : rows.slice(0, ROWS_SHOWN)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows' own buttons */}
      <div onKeyDown={moveByKeys}>
        {obligationSections.map((section) => {
          const ofSection = shown.filter(({ group }) => group.secao === section)
          if (ofSection.length === 0) return null
          const total = grupos.reduce((sum, group) => sum + (group.secao === section ? group.total : 0), 0)
          return (
            <section key={section} className="not-first:mt-4" aria-label={labels[section]}>
              <h3 className="mb-1.5 flex justify-between text-xs leading-5 font-[650] text-muted-foreground">
                {labels[section]} <span>{total}</span>
              </h3>
              <Card className="gap-0 py-0">
                <ul>
                  {ofSection.map(({ group, items, folded }) => {
                    const lines = items.map((item) => {
                      const key = keyOf(group, item)
                      return (
                        <ObligationRow
                          key={key}
                          group={group}
                          item={item}
                          marked={marked.includes(key)}
                          onMark={() => toggle(key)}
                          onOpen={() => setQueue([key, ...open])}
                        />
                      )
                    })
                    return folded ? (
                      <FoldedObligations
                        key={group.tipo}
                        group={group}
                        onDecide={
                          obligationPanes[group.tipo] &&
                          (() => setQueue(items.map((item) => keyOf(group, item))))
                        }
                      >
                        {lines}
                      </FoldedObligations>
                    ) : (
                      lines
                    )
                  })}
                </ul>
              </Card>
            </section>
          )
        })}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {rows.length > shown.length && (
            <Button variant="outline" cooldown={false} onClick={() => setAll(true)}>
              Mostrar mais {rows.length - shown.length}
            </Button>
          )}
          {open.length > 1 && (
            <Button cooldown={false} onClick={() => setQueue(open)}>
              Decidir {open.length} em sequência
            </Button>
          )}
          <span className="ml-auto text-xs leading-5 text-muted-foreground [@media(hover:none)]:hidden">
            <kbd>J</kbd> <kbd>K</kbd> andar · <kbd>X</kbd> marcar · <kbd>Enter</kbd> abrir
          </span>
        </div>
      </div>
      {/* Outside of the keys: those typed in it would reach them. */}
      {pane?.Pane && (
        <Suspense>
          <pane.Pane key={pane.key} id={pane.id} onClose={() => setQueue([])} />
        </Suspense>
      )}
    </>
  )
}

/** "Precisa de você": what a person has to do, each with its verb; gone when it is done, and only then. */
export function ObligationList() {
  const obligations = useObligations()
  return (
    <>
      <SectionLabel count={obligations.data?.total || undefined}>Precisa de você</SectionLabel>
      <Loaded reads={[obligations]} waiting={<Skeleton className="h-24 w-full" />}>
        {(data) =>
          data.total === 0 ? (
            <Card className="py-0">
              <EmptyState title="Nada espera por você" text="Leituras, ciências e prazos aparecem aqui." />
            </Card>
          ) : (
            <Rows {...data} />
          )
        }
      </Loaded>
    </>
  )
}
