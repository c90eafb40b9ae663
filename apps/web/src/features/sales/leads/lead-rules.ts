import { isSuperadmin, levelRank, type AccessHolder } from '@intranet/contract/access'

export type LeadAction =
  | 'assumir'
  | 'avancar'
  | 'voltar'
  | 'contato'
  | 'editar'
  | 'atribuir'
  | 'inviavel'
  | 'inativar'
  | 'reativar'
  | 'errada'
  | 'separar'
  | 'excluir'
  | 'restaurar'
  | 'restringir'

interface LeadState {
  status: number
  desfecho: string
  id_vendedor: number | null
  wrong_motivo: string | null
  id_lead_associada: number | null
  cod_cliente: string | null
  /** Known of a whole lead, not of a row. */
  anonimizada_em?: string | Date | null
}

/** What would write of a person who was removed (docs/sales.md#retention-of-leads). */
const ofPerson: readonly LeadAction[] = ['contato', 'avancar', 'editar', 'voltar', 'reativar']

const unsold = ['aberta', 'inativada', 'inviavel', 'sem_cobertura']

/** What somebody may do with a lead as it is, in the menu's order. The server judges the same again. */
export function leadActions(holder: AccessHolder | null, lead: LeadState): LeadAction[] {
  const rank = levelRank(holder?.roles ?? [], 'vendas')
  if (!holder || rank < 2) return []
  const { status, desfecho } = lead
  if (desfecho === 'excluida') return isSuperadmin(holder) ? ['restaurar'] : []
  const manages = rank >= 3
  const open = desfecho === 'aberta'
  const merged = desfecho === 'errada' && lead.wrong_motivo === 'duplicada' && lead.id_lead_associada !== null
  const lost = ['inativada', 'inviavel', 'sem_cobertura'].includes(desfecho)
  const may: [LeadAction, boolean][] = [
    ['contato', open],
    ['assumir', open && lead.id_vendedor === null],
    ['avancar', open && status < 5],
    ['editar', true],
    ['voltar', open && status > 1],
    ['atribuir', manages],
    ['reativar', lost || (manages && desfecho === 'errada' && !merged)],
    ['restringir', lead.cod_cliente !== null],
    ['inviavel', open && status === 3],
    ['inativar', open],
    ['errada', manages && unsold.includes(desfecho)],
    ['separar', manages && merged],
    ['excluir', manages && [...unsold, 'errada'].includes(desfecho)],
  ]
  const stays = (action: LeadAction) => !lead.anonimizada_em || !ofPerson.includes(action)
  return may.filter(([action, allowed]) => allowed && stays(action)).map(([action]) => action)
}
