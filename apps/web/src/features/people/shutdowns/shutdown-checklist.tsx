import { formatDateTime } from '@intranet/contract/formats'
import { can } from '@intranet/contract/access'
import { checklist, openStates, type ChecklistItem } from '@intranet/contract/people/shutdown-options'
import { useQueryClient } from '@tanstack/react-query'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useAsked } from '@/lib/use-asked.ts'
import { useSendTyped } from '@/lib/unsent/use-send-typed.ts'
import { useUnsentOf } from '@/lib/unsent/use-unsent.ts'
import { useSave } from '@/lib/use-save.ts'

type Shutdown = Outputs['shutdowns']['get']

/**
 * Ticks of a checklist, one after the other: each is shown while it is on its way or waits for a network, and goes back
 * where it is refused.
 */
function useTicks({ id }: Shutdown) {
  const queryClient = useQueryClient()
  const { asked, ask, settle } = useAsked<ChecklistItem, boolean>()
  const send = useSendTyped('shutdownTick')
  const waiting = new Map(
    useUnsentOf('shutdownTick')
      .filter(({ input, refused }) => input.id === id && !refused)
      .map(({ input }) => [input.item, input.feito]),
  )
  const { mutate } = useSave({
    mutationFn: ({ titulo, ...input }: { id: number; item: ChecklistItem; feito: boolean; titulo: string }) =>
      send({ input, title: input.feito ? titulo : `Desmarcar: ${titulo}` }),
    onMutate: ({ item, feito }) => ask([item], feito),
    async onSettled(_answer, _error, { item, feito }) {
      await queryClient.refetchQueries(trpc.shutdowns.get.queryFilter({ id }))
      settle([item], feito)
    },
  })
  return {
    shown: (item: ChecklistItem) => asked.get(item) ?? waiting.get(item),
    waits: (item: ChecklistItem) => waiting.has(item),
    tick: (item: ChecklistItem, titulo: string, feito: boolean) => mutate({ id, item, feito, titulo }),
  }
}

/** What is gone through before somebody leaves; who ticked it and when. */
export function ShutdownChecklist({ record }: { record: Shutdown }) {
  const mayTick = can(useSession(), 'desligamentos', 'create') && openStates.includes(record.situacao)
  const { shown, waits, tick } = useTicks(record)
  const done = record.itens.filter(({ feito_em }) => feito_em).length
  return (
    <section id="checklist" className="mb-6">
      <SectionLabel count={`${done} de ${record.itens.length}`}>Checklist</SectionLabel>
      <ul className="grid gap-2">
        {checklist.map(({ item, titulo, area, obrigatorio }) => {
          const line = record.itens.find((one) => one.item === item)
          if (!line) return null
          const id = `item-${item}`
          return (
            <li key={item} className="flex items-start gap-3 text-sm">
              <Checkbox
                id={id}
                checked={shown(item) ?? Boolean(line.feito_em)}
                disabled={!mayTick}
                onCheckedChange={(ticked) =>
                  tick(item, [titulo, record.funcionario].filter(Boolean).join(' · '), ticked === true)
                }
              />
              <label htmlFor={id} className="min-w-0 grow">
                {titulo}
                {obrigatorio && <span className="text-danger"> *</span>}
                <small className="block text-xs text-muted-foreground">
                  {waits(item)
                    ? 'Por enviar'
                    : line.feito_em
                      ? `${line.por ?? ''}, ${formatDateTime(line.feito_em)}`
                      : area}
                </small>
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
