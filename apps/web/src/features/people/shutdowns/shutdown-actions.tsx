import { can } from '@intranet/contract/access'
import { BriefcaseBusiness } from 'lucide-react'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { shutdowns } from './shutdown.entity.ts'
import { useShutdownSteps } from './use-shutdown-steps.ts'

type Shutdown = Outputs['shutdowns']['get']

const ended: readonly string[] = ['recusado', 'cancelado']

/** Where somebody is to take the person's place: the vacancy, or its form filled from here. */
function useSubstituteVacancy({ id, id_vaga, substituicao, situacao }: Shutdown): RowAction[] {
  const session = useSession()
  if (id_vaga !== null)
    return can(session, 'banco_talentos', 'read')
      ? [{ label: 'Vaga do substituto', icon: BriefcaseBusiness, to: `/careers/edit/${id_vaga}` }]
      : []
  if (!substituicao || ended.includes(situacao) || !can(session, 'banco_talentos', 'create')) return []
  return [{ label: 'Abrir vaga', icon: BriefcaseBusiness, to: `/careers/register?desligamento=${id}` }]
}

/** What may be done with a shutdown now; taking it back is in the menu. */
export function ShutdownActions({ record }: { record: Shutdown }) {
  const { near, rest, note } = useShutdownSteps(record)
  const vacancy = useSubstituteVacancy(record)
  return (
    <RecordActions
      name={record.funcionario ?? 'desligamento'}
      near={[...near, ...vacancy]}
      rest={rest}
      edits={{ history: shutdowns.history, id: record.id }}
      note={note}
    />
  )
}
