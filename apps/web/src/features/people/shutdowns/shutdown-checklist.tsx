import { formatDateTime } from '@intranet/contract/formats'
import { can } from '@intranet/contract/access'
import { checklist, openStates, type ChecklistItem } from '@intranet/contract/people/shutdown-options'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Shutdown = Outputs['shutdowns']['get']

/** What is gone through before somebody leaves; who ticked it and when. */
export function ShutdownChecklist({ record }: { record: Shutdown }) {
  const queryClient = useQueryClient()
  const mayTick = can(useSession(), 'desligamentos', 'create') && openStates.includes(record.situacao)
  const check = useMutation(
    trpc.shutdowns.check.mutationOptions({
      onSettled: () => queryClient.refetchQueries(trpc.shutdowns.get.queryFilter({ id: record.id })),
    }),
  )
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
                checked={Boolean(line.feito_em)}
                disabled={!mayTick || check.isPending}
                onCheckedChange={(ticked) =>
                  check.mutate({ id: record.id, item: item as ChecklistItem, feito: ticked === true })
                }
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
