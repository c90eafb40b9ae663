import { useQuery } from '@tanstack/react-query'
import { Merge, Unlink } from 'lucide-react'
import { useState } from 'react'
import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { lead as text } from '@intranet/contract/messages/leads'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import type { Door } from '../reports/lead-links.ts'
import { leadAddress } from './lead-addresses.ts'
import { LeadStage } from '../lead-stage.tsx'

type Duplicate = Outputs['leads']['duplicates'][number]

const words = { documento: 'mesmo documento', fone: 'mesmo fone', endereco: 'mesmo endereço' }

/** Merging the other into this lead, and taking it back while the page is open. */
function useMerge(id: number) {
  const confirm = useConfirm()
  const [merged, setMerged] = useState<Duplicate | null>(null)
  const { mutate } = useSave(
    {
      mutationFn: async ({ other, undo }: { other: Duplicate; undo: boolean }) => {
        if (undo) await api.leads.unmerge.mutate({ id: other.id })
        else await api.leads.merge.mutate({ id: other.id, id_mantida: id })
        setMerged(undo ? null : other)
        toast.success(undo ? text.unmerged : text.merged)
      },
    },
    { changes: [trpc.leads.pathFilter()] },
  )
  const merge = async (other: Duplicate) => {
    const agreed = await confirm({
      title: `Unir a lead ${other.id} a esta?`,
      consequences: [
        `${other.cliente} (lead ${other.id}) passa para Erradas, como duplicada desta.`,
        'O que faltar nesta lead é preenchido com os dados da outra.',
        'A união pode ser desfeita depois.',
      ],
      confirmLabel: 'Unir',
    })
    if (agreed) mutate({ other, undo: false })
  }
  return { merged, merge, undo: (other: Duplicate) => mutate({ other, undo: true }) }
}

/** Open leads that may be the same as this one; a manager merges them. */
export function LeadDuplicates({ lead: { id }, door }: { lead: { id: number }; door: Door }) {
  const manages = can(useSession(), 'vendas', 'manage')
  const { data = [] } = useQuery(trpc.leads.duplicates.queryOptions({ id }))
  const { merged, merge, undo } = useMerge(id)
  if (data.length === 0 && !merged) return null
  return (
    <section className="mt-6" aria-label="Possíveis duplicadas">
      <SectionLabel count={data.length}>Possíveis duplicadas</SectionLabel>
      {merged && (
        <p className="mb-2 flex flex-wrap items-center gap-3" role="status">
          A lead {merged.id} foi unida a esta.
          <Button variant="outline" size="sm" icon={Unlink} cooldown onClick={() => undo(merged)}>
            Desfazer união
          </Button>
        </p>
      )}
      <ul className="grid max-w-[860px] gap-2">
        {data.map((other) => (
          <Card asChild key={other.id} className="flex flex-row flex-wrap items-center gap-x-4 gap-y-2 p-3">
            <li>
              <span className="min-w-0 grow">
                <AddressLink to={leadAddress(door, other.id)} className="font-semibold">
                  {other.cliente}
                </AddressLink>
                <span className="block text-xs text-muted-foreground">
                  {[
                    `lead ${other.id}`,
                    other.provedor_nome,
                    formatDateTime(other.created_at),
                    other.vendedor ?? 'sem vendedor',
                    ...other.iguais.map((equal) => words[equal]),
                  ].join(' · ')}
                </span>
              </span>
              <LeadStage status={other.status} />
              {manages && (
                <Button variant="outline" size="sm" icon={Merge} onClick={() => void merge(other)}>
                  Unir a esta
                </Button>
              )}
            </li>
          </Card>
        ))}
      </ul>
    </section>
  )
}
