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

const rowsOf = (group: ObligationGroup): Row[] =>
  group.total >= FOLDED_FROM
    ? [{ group, items: group.itens, folded: true }]
    : group.itens.map((item) => ({ group, items: [item], folded: false }))

const keyOf = ({ tipo }: ObligationGroup, { id }: OpenObligation) => `${tipo}-${id}`

function Rows({ grupos }: Obligations) {
  const [all, setAll] = useState(false)
  const [marked, setMarked] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<string>()
  const panes = grupos.flatMap((group) =>
    group.itens.map((item) => ({ key: keyOf(group, item), id: item.id, Pane: obligationPanes[group.tipo] })),
  )
  const open = panes.filter(({ key }) => marked.includes(key))
  // What was decided is no longer there: the next of the marked ones follows.
  const pane = opened === undefined ? undefined : (panes.find(({ key }) => key === opened) ?? open[0])
  const toggle = (key: string) => {
    setOpened(undefined)
    setMarked((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]))
  }
  const rows = grupos.flatMap(rowsOf)
  const shown = all ? rows : rows.slice(0, ROWS_SHOWN)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows' own buttons
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
                        onOpen={() => setOpened(key)}
                      />
                    )
                  })
                  return folded ? (
                    <FoldedObligations key={group.tipo} group={group}>
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
          <Button cooldown={false} onClick={() => setOpened(open[0]?.key)}>
            Decidir {open.length} em sequência
          </Button>
        )}
        <span className="ml-auto text-xs leading-5 text-muted-foreground [@media(hover:none)]:hidden">
          <kbd>J</kbd> <kbd>K</kbd> andar · <kbd>X</kbd> marcar · <kbd>Enter</kbd> abrir
        </span>
      </div>
      {pane?.Pane && (
        <Suspense>
          <pane.Pane key={pane.key} id={pane.id} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
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
