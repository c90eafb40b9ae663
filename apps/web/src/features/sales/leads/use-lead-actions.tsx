import { useQueryClient } from '@tanstack/react-query'
import {
  BellOff,
  CalendarCheck,
  CircleOff,
  CircleSlash,
  Eye,
  Forward,
  Hand,
  ListX,
  MessageCircle,
  Pencil,
  RotateCcw,
  Trash2,
  Undo2,
  Unlink,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { whatsappLink } from '@intranet/contract/formats'
import { table } from '@intranet/contract/messages/tables'
import { lead as text } from '@intranet/contract/messages/leads'
import { statusName } from '@intranet/contract/sales/lead-words'
import { type ConfirmRequest, useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import type { Selection } from '@/components/table/use-selection.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import type { Door } from '../reports/lead-links.ts'
import { editAddress, leadAddress } from './lead-addresses.ts'
import type { Lead } from './lead-columns.tsx'
import { leadActions, type LeadAction } from './lead-rules.ts'

// Its fields bring the forms' rules; a list shows itself without them.
const LeadDialog = lazyDialog(() => import('./lead-dialogs.tsx'))

/** What its own dialog asks about. */
export type AskedDialog =
  | { kind: 'avancar' | 'contato' | 'errada' | 'inviavel'; lead: Lead }
  | {
      kind: 'atribuir'
      leads: { id: number; id_empresa?: number; desfecho?: string }[]
      act?: Selection['act']
    }

const looks: Record<
  LeadAction,
  { label: string; icon: LucideIcon; variant?: RowAction['variant']; separated?: boolean }
> = {
  assumir: { label: 'Assumir', icon: Hand },
  avancar: { label: 'Avançar status', icon: Forward },
  contato: { label: 'Marcar contato', icon: CalendarCheck },
  editar: { label: 'Editar', icon: Pencil },
  voltar: { label: 'Voltar status', icon: Undo2 },
  atribuir: { label: 'Atribuir vendedor', icon: UserPlus },
  reativar: { label: 'Reativar', icon: RotateCcw },
  restringir: { label: 'Restringir envios', icon: BellOff },
  inviavel: { label: 'Inviável', icon: CircleSlash, separated: true },
  inativar: { label: 'Inativar', icon: CircleOff },
  errada: { label: 'Marcar errada', icon: ListX },
  separar: { label: 'Desfazer união', icon: Unlink },
  excluir: { label: table.remove, icon: Trash2, variant: 'destructive', separated: true },
  restaurar: { label: 'Restaurar', icon: RotateCcw },
}

type Version = Pick<Lead, 'id' | 'updated_at'>
interface Question extends Omit<ConfirmRequest, 'type'> {
  doneText: string
  call: (version: Version, typed: string) => Promise<unknown>
}

const reason = (label: string, required = true) => ({ kind: 'textarea' as const, label, required })
const written = (typed: string) => (typed ? { texto: typed } : {})

/** Actions that one question and at most one text settle. */
const questions: Partial<Record<LeadAction, (lead: Lead) => Question>> = {
  voltar: ({ cliente, status }) => ({
    title: `Voltar ${cliente} para ${statusName(status - 1)}?`,
    input: reason('Motivo'),
    confirmLabel: 'Voltar status',
    doneText: `Lead em ${statusName(status - 1)}.`,
    call: (version, texto) => api.leads.move.mutate({ ...version, status: status - 1, texto }),
  }),
  inativar: ({ cliente }) => ({
    title: `Inativar ${cliente}?`,
    consequences: ['A lead sai da lista e fica em Inativadas.', 'Ela pode ser reativada depois.'],
    input: reason('Motivo'),
    confirmLabel: 'Inativar',
    doneText: 'Lead inativada.',
    call: (version, motivo) => api.leads.inactivate.mutate({ ...version, motivo }),
  }),
  reativar: ({ cliente, desfecho }) => ({
    title: `Reativar ${cliente}?`,
    consequences: [
      'A lead volta para a lista, no status em que parou.',
      ...(desfecho === 'sem_cobertura' ? ['O endereço precisa ter cobertura para avançar.'] : []),
    ],
    input: reason('Observação', false),
    confirmLabel: 'Reativar',
    doneText: 'Lead reativada.',
    call: (version, typed) => api.leads.reactivate.mutate({ ...version, ...written(typed) }),
  }),
  restringir: ({ cliente }) => ({
    title: `Restringir envios para ${cliente}?`,
    consequences: ['O cliente não recebe mais mensagens por WhatsApp, e-mail e SMS.'],
    confirmLabel: 'Restringir',
    doneText: text.restricted,
    call: ({ id }) => api.leads.restrictCustomer.mutate({ id }),
  }),
  excluir: ({ id, cliente }) => ({
    title: `Excluir a lead ${id} de ${cliente}?`,
    consequences: ['A lead sai de todas as listas e relatórios.', 'Só um superadmin pode restaurar.'],
    input: reason('Motivo'),
    confirmLabel: table.remove,
    doneText: 'Lead excluída.',
    call: (version, motivo) => api.leads.exclude.mutate({ ...version, motivo }),
  }),
  restaurar: ({ cliente }) => ({
    title: `Restaurar ${cliente}?`,
    consequences: ['A lead volta para a lista em que estava.'],
    input: reason('Observação', false),
    confirmLabel: 'Restaurar',
    doneText: 'Lead restaurada.',
    call: (version, typed) => api.leads.restore.mutate({ ...version, ...written(typed) }),
  }),
  separar: ({ cliente, id_lead_associada }) => ({
    title: `Desfazer a união de ${cliente}?`,
    consequences: [
      `A lead volta a ficar em aberto, separada da lead ${id_lead_associada}.`,
      'O que a união preencheu na outra lead é retirado.',
    ],
    confirmLabel: 'Desfazer união',
    doneText: text.unmerged,
    call: ({ id }) => api.leads.unmerge.mutate({ id }),
  }),
}

function openChat({ fone }: Lead): void {
  const chat = whatsappLink(fone)
  if ('error' in chat) toast.error(chat.error)
  else window.open(chat.href, '_blank', 'noopener,noreferrer')
}

/** What may be done with leads at a door, and the dialog that some of it opens (to be placed once on the page). */
export function useLeadActions(door: Door) {
  const session = useSession()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<AskedDialog | null>(null)
  const readAgain = () => queryClient.invalidateQueries(trpc.leads.pathFilter())
  const { mutate } = useSave(
    { mutationFn: ({ call }: { call: () => Promise<unknown>; doneText: string }) => call() },
    { saved: (_answer, { doneText }) => doneText, changes: [trpc.leads.pathFilter()] },
  )
  const settle = async (action: LeadAction, lead: Lead) => {
    const question = questions[action]?.(lead)
    if (!question) return
    const { doneText, call, ...request } = question
    const answer = await confirm(request)
    const { id, updated_at } = lead
    if (answer) mutate({ doneText, call: () => call({ id, updated_at }, answer.textArea) })
  }
  const start = (action: LeadAction, lead: Lead) => {
    if (action === 'assumir')
      return mutate({ doneText: text.takenByYou, call: () => api.leads.take.mutate({ id: lead.id }) })
    if (action === 'atribuir') return setAsked({ kind: action, leads: [lead] })
    if (['avancar', 'contato', 'errada', 'inviavel'].includes(action))
      return setAsked({ kind: action as 'avancar', lead })
    void settle(action, lead)
  }
  const actionOf = (action: LeadAction, lead: Lead): RowAction => ({
    ...looks[action],
    ...(action === 'avancar' && { label: `Avançar para ${statusName(lead.status + 1)}` }),
    ...(action === 'voltar' && { label: `Voltar para ${statusName(lead.status - 1)}` }),
    ...(action === 'editar' ? { to: editAddress(door, lead.id) } : { onSelect: () => start(action, lead) }),
  })
  const actionsOf = (lead: Lead): RowAction[] =>
    leadActions(session, lead).map((action) => actionOf(action, lead))
  const menuOf = (lead: Lead): RowAction[] => [
    { label: 'Ver', icon: Eye, to: leadAddress(door, lead.id) },
    ...(lead.fone && !lead.fone.includes('*')
      ? [{ label: 'WhatsApp', icon: MessageCircle, onSelect: () => openChat(lead) }]
      : []),
    ...actionsOf(lead),
  ]
  const dialog: ReactNode = asked && (
    <Suspense>
      <LeadDialog asked={asked} door={door} onClose={() => setAsked(null)} onDone={readAgain} />
    </Suspense>
  )
  return { actionsOf, menuOf, ask: setAsked, dialog }
}
