import { called } from '@/components/records/called.ts'
import { formatCount } from '@intranet/contract/formats'
import { CircleCheck, CircleOff, Eye, Link2, Pencil, Route } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { table } from '@intranet/contract/messages/tables'
import { onboarding as text } from '@intranet/contract/messages/people'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { removalAction } from '@/components/table/removal-action.ts'
import type { OnboardingRow } from './onboarding-columns.tsx'

const BASE = '/human-resources/onboarding'

/** The actions that one's role allows on an onboarding, with their notices (docs/access.md#onboardings-roles). */
export function useOnboardingActions() {
  const session = useSession()
  const confirm = useConfirm()
  const manages = can(session, 'onboarding', 'manage')
  const links = can(session, 'onboarding', 'create')
  const deletes = can(session, 'onboarding', 'superadmin')
  const changes = [trpc.onboarding.pathFilter(), trpc.onboardingReport.pathFilter()]
  const { mutate: switchOne, mutateAsync: setStatus } = useSave(
    { mutationFn: (input: { ids: number[]; status: boolean }) => api.onboarding.setStatus.mutate(input) },
    {
      saved: text.statusUpdated,
      failed: text.statusFailed,
      changes,
    },
  )
  const { mutate: remove } = useSave(
    { mutationFn: (id: number) => api.onboarding.remove.mutate({ id }) },
    {
      saved: text.removed,
      failed: text.removeFailed,
      changes,
    },
  )
  const askToRemove = async ({ id, titulo, alcancados, empresa }: OnboardingRow) => {
    const people = `${formatCount(alcancados, 'funcionário deixa', 'funcionários deixam')} de vê-lo.`
    const consequences = [people, 'O progresso sai do relatório e fica só no histórico.']
    const title = `Excluir ${called('o onboarding', titulo, empresa)}?`
    if (await confirm({ title, irreversible: true, consequences, confirmLabel: table.remove })) remove(id)
  }
  const actions = (row: OnboardingRow): RowAction[] => [
    ...(row.editavel ? [{ label: 'Editar', icon: Pencil, to: `${BASE}/edit/${row.id}` as const }] : []),
    ...(links ? [{ label: text.linkTrails, icon: Link2, to: `${BASE}/sync-trail/${row.id}` as const }] : []),
    { label: 'Lista de trilhas', icon: Route, to: '/human-resources/trail/list' },
    { label: 'Ver como funcionário', icon: Eye, to: `${BASE}/preview/${row.id}` as const },
    ...(manages
      ? [
          {
            label: row.ativo ? 'Inativar' : 'Ativar',
            icon: row.ativo ? CircleOff : CircleCheck,
            onSelect: () => switchOne({ ids: [row.id], status: !row.ativo }),
          },
          ...(row.aguarda_ativacao
            ? [
                {
                  label: 'Deixar inativo',
                  icon: CircleOff,
                  onSelect: () => switchOne({ ids: [row.id], status: false }),
                },
              ]
            : []),
        ]
      : []),
    ...(deletes ? [removalAction(() => askToRemove(row))] : []),
  ]
  return { actions, setStatus: manages ? setStatus : undefined }
}
