import { formatDateTime } from '@intranet/contract/formats'
import { can } from '@intranet/contract/access'
import { checklist, openStates, type ChecklistItem } from '@intranet/contract/people/shutdown-options'
import { useQueryClient } from '@tanstack/react-query'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useAsked } from '@/lib/use-asked.ts'
import { useSave } from '@/lib/use-save.ts'

type Shutdown = Outputs['shutdowns']['get']

/** Ticks of a checklist, one after the other: each is shown while it is on its way, and goes back where it is refused. */
function useTicks({ id }: Shutdown) {
  const queryClient = useQueryClient()
  const { asked, ask, settle } = useAsked<ChecklistItem, boolean>()
  const { mutate } = useSave(
    trpc.shutdowns.check.mutationOptions({
      scope: { id: `desligamento-${id}` },
      onMutate: ({ item, feito }) => ask([item], feito),
      async onSettled(_answer, _error, { item, feito }) {
        await queryClient.refetchQueries(trpc.shutdowns.get.queryFilter({ id }))
        settle([item], feito)
      },
    }),
  )
  return { asked, tick: (item: ChecklistItem, feito: boolean) => mutate({ id, item, feito }) }
}

/** What is gone through before somebody leaves; who ticked it and when. */
export function ShutdownChecklist({ record }: { record: Shutdown }) {
  const mayTick = can(useSession(), 'desligamentos', 'create') && openStates.includes(record.situacao)
  const { asked, tick } = useTicks(record)
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
                checked={asked.get(item) ?? Boolean(line.feito_em)}
                disabled={!mayTick}
                onCheckedChange={(ticked) => tick(item, ticked === true)}
              />
              <label htmlFor={id} className="min-w-0 grow">
                {titulo}
                {obrigatorio && <span className="text-danger"> *</span>}
                <small className="block text-xs text-muted-foreground">
                  {line.feito_em ? `${line.por ?? ''}, ${formatDateTime(line.feito_em)}` : area}
                </small>
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
