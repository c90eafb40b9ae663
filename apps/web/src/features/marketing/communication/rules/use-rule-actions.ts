import { useQuery } from '@tanstack/react-query'
import { ChartColumn, Eye, OctagonX, Play, ScrollText, ShieldCheck, Users } from 'lucide-react'
import { can, isSuperadmin } from '@intranet/contract/access'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { sendList } from '../communication-addresses.ts'
import { needsApproval } from './rule-approval.ts'
import type { Rule } from './rule-columns.tsx'
import type { OpenRuleDialog } from './rule-dialogs.tsx'
import { rules } from './rule.entity.ts'

/** What may be done to a rule, by the one who may. */
export function useRuleActions(open: (dialog: OpenRuleDialog) => void) {
  const session = useSession()
  const manages = can(session, 'regua_comunicacao', 'manage')
  const runs = isSuperadmin(session)
  const queue = useQuery({ ...trpc.communicationSends.queue.queryOptions(), enabled: runs })
  // Other screens of managers ask for the queue, too: its answer may be there already.
  const staysHome = runs && queue.data && Object.values(queue.data.local).every(Boolean)
  const records = useRecordActions(rules, {
    async setActive(input) {
      try {
        return await api.communicationRules.setActive.mutate(input)
      } catch (error) {
        const [id] = input.ids
        if (id && input.ids.length === 1 && needsApproval(error)) open({ kind: 'approval', id })
        throw error
      }
    },
  })
  const look = ({ id, campanha_id }: Rule): RowAction[] => [
    { label: 'Simular público', icon: Users, onSelect: () => open({ kind: 'forecast', id }) },
    { label: 'Ver mensagens', icon: Eye, onSelect: () => open({ kind: 'preview', id }) },
    { label: 'Execuções', icon: ChartColumn, onSelect: () => open({ kind: 'runs', id }) },
    { label: 'Envios', icon: ScrollText, to: sendList({ idCampaign: campanha_id, idRule: id }) },
  ]
  const decide = ({ id, aprovacao, ativo }: Rule): RowAction[] => [
    ...(aprovacao === 'pendente'
      ? [{ label: 'Aprovação', icon: ShieldCheck, onSelect: () => open({ kind: 'approval', id }) }]
      : []),
    ...(staysHome
      ? [{ label: 'Executar turno', icon: Play, onSelect: () => open({ kind: 'run', id }) }]
      : []),
    {
      label: 'Parar envios',
      icon: OctagonX,
      variant: 'warning',
      disabled: !ativo,
      onSelect: () => open({ kind: 'stop', id }),
    },
  ]
  const mine = (rule: Rule) =>
    can(session, 'regua_comunicacao', 'editOwn') && rule.id_usuario === session?.usuarioId
  const actions = (rule: Rule): RowAction[] =>
    manages
      ? [...look(rule), ...decide(rule), ...records.actions(rule)]
      : [...look(rule), ...(mine(rule) ? records.actions(rule).slice(0, 1) : [])]
  return { records, actions }
}
