/**
 * The texts of leads, as data: no schemas here, so that list pages stay small.
 * See docs/sales.md#leads.
 */
import { keysOf } from '../keys-of.ts'

/** Stages of a lead (docs/sales.md#stages). */
export const leadStatuses = [
  { status: 1, nome: 'Prospecção' },
  { status: 2, nome: 'Processo' },
  { status: 3, nome: 'Viabilidade' },
  { status: 4, nome: 'Negociação' },
  { status: 5, nome: 'Efetivação' },
] as const
export type LeadStatus = (typeof leadStatuses)[number]['status']

/** Stage → its name. */
export const statusNames = Object.fromEntries(
  leadStatuses.map(({ status, nome }) => [status, nome]),
) as Record<LeadStatus, string>

/** Name of a stage; any other value is returned as text. */
export const statusName = (status: number): string =>
  leadStatuses.find((known) => known.status === status)?.nome ?? String(status)

/** What a lead has come to. They never overlap: the database stores exactly one (`vendas_lead.desfecho`). */
export const outcomeNames = {
  aberta: 'Em aberto',
  efetivada: 'Efetivada',
  sem_cobertura: 'Sem cobertura',
  inviavel: 'Inviável',
  inativada: 'Inativada',
  errada: 'Errada',
  excluida: 'Excluída',
} as const
export type LeadOutcome = keyof typeof outcomeNames
export const leadOutcomes = keysOf(outcomeNames)

/** The ten lists, by the key in their addresses (docs/sales.md#lists-are-views). */
export const documentedLists = [
  'leads',
  'upgrade',
  'downgrade',
  'blocklist',
  'excluded',
  'inactivated',
  'unfeasible',
  'without-coverage',
  'overdue',
  'wrong',
] as const
/**
 * Ours beside them: `all` is what reports count (neither excluded nor wrong), `today` the contacts promised for today or
 * before, `stalled` leads too long in one stage, `coverage` lost leads whose street is covered now.
 */
export const leadLists = [...documentedLists, 'all', 'today', 'stalled', 'coverage'] as const
export type LeadListKey = (typeof leadLists)[number]

/** Titles: the card's label in capitals. */
export const listTitles: Record<LeadListKey, string> = {
  leads: 'LEADS',
  upgrade: 'UPGRADES',
  downgrade: 'DOWNGRADES',
  blocklist: 'EM BLOCKLIST',
  excluded: 'EXCLUÍDAS',
  inactivated: 'INATIVADAS',
  unfeasible: 'INVIÁVEIS',
  'without-coverage': 'LEADS SEM COBERTURA',
  overdue: 'VENCIDAS',
  wrong: 'ERRADAS',
  all: 'TODOS OS LEADS',
  today: 'CONTATOS DE HOJE',
  stalled: 'PARADAS',
  coverage: 'COBERTURA CHEGOU',
}

/** What a list is about: shown beside who it is about, before the other columns of all lists. */
export const extraColumns: Partial<
  Record<LeadListKey, readonly ('produtos' | 'diferenca' | 'parado' | 'motivo' | 'desfecho' | 'proximo')[]>
> = {
  all: ['desfecho'],
  upgrade: ['produtos', 'diferenca', 'desfecho'],
  downgrade: ['produtos', 'diferenca', 'desfecho'],
  today: ['proximo'],
  overdue: ['parado'],
  stalled: ['parado'],
  unfeasible: ['motivo'],
  excluded: ['motivo'],
  wrong: ['motivo'],
  inactivated: ['motivo'],
}

export const typeNames = {
  novo: 'Novo',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  mudanca_endereco: 'Mudança de endereço',
  reativacao: 'Reativação',
} as const
export type LeadType = keyof typeof typeNames
export const leadTypes = keysOf(typeNames)

export const originNames = {
  interno: 'Interno',
  externo: 'Externo',
  importacao: 'Importação',
  rastreamento: 'Rastreamento',
  api: 'API',
} as const
export type LeadOrigin = keyof typeof originNames
export const leadOrigins = keysOf(originNames)

export const wrongReasonNames = {
  telefone: 'Telefone errado',
  documento: 'Documento errado',
  endereco: 'Endereço errado',
  duplicada: 'Duplicada',
  outro: 'Outro',
} as const
export type WrongReason = keyof typeof wrongReasonNames
export const wrongReasons = keysOf(wrongReasonNames)

/** The reason of a lead that the network does not reach. */
export const NO_COVERAGE = 'Sem Cobertura'
export const unfeasibleReasons = [
  NO_COVERAGE,
  'Sem Porta',
  'Distância',
  'Condomínio não autoriza',
  'Restrição técnica',
] as const

/** What a move requires: one stage on, or one back with a reason; nothing leads back from 5 (docs/sales.md#moves). */
export const leadMoves = [
  { de: 1, para: 2, exige: 'contato' },
  { de: 2, para: 3, exige: 'endereco' },
  { de: 3, para: 4, exige: 'cobertura' },
  { de: 4, para: 5, exige: 'venda' },
  { de: 2, para: 1, exige: 'motivo' },
  { de: 3, para: 2, exige: 'motivo' },
  { de: 4, para: 3, exige: 'motivo' },
] as const
export type LeadMoveNeed = (typeof leadMoves)[number]['exige']

/** The move between two stages, or undefined when there is none. */
export const moveBetween = (de: number, para: number) =>
  leadMoves.find((move) => move.de === de && move.para === para)

/** An item of a lead's history. */
export const leadEvents = [
  'criada',
  'status',
  'contato',
  'atribuida',
  'errada',
  'inviavel',
  'inativada',
  'reativada',
  'excluida',
  'restaurada',
  'unida',
  'separada',
  'liberada',
  'cobertura',
  'corrigida',
] as const
export type LeadEvent = (typeof leadEvents)[number]
/** A history item that is not an action: an edit of the lead's fields. */
export type LeadHistoryEvent = LeadEvent | 'alterada'
export const eventNames: Record<LeadHistoryEvent, string> = {
  alterada: 'Alterada',
  criada: 'Lead cadastrada',
  status: 'Mudança de status',
  contato: 'Contato',
  atribuida: 'Atribuição',
  errada: 'Marcada como errada',
  inviavel: 'Marcada como inviável',
  inativada: 'Inativada',
  reativada: 'Reativada',
  excluida: 'Excluída',
  restaurada: 'Restaurada',
  unida: 'Unida a outra lead',
  separada: 'União desfeita',
  liberada: 'Liberada da blocklist',
  cobertura: 'Retomada: cobertura chegou',
  corrigida: 'Venda corrigida',
}

/**
 * The names of fields whose changes are in a lead's history; fields changed by actions are described by the actions.
 */
export const leadFieldNames = {
  cliente: 'Nome',
  documento: 'CPF/CNPJ',
  fone: 'Telefone',
  email: 'E-mail',
  data_nascimento: 'Nascimento',
  cep: 'CEP',
  logradouro: 'Endereço',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  estado: 'Estado',
  referencia: 'Referência',
  tipo: 'Tipo',
  id_campanha: 'Campanha',
  id_canal: 'Canal',
  id_vendedor: 'Vendedor',
  produto: 'Produto',
  valor: 'Valor',
  motivo_fora_tabela: 'Motivo fora da tabela',
  produto_atual: 'Produto atual',
  valor_atual: 'Valor atual',
  vencimento_dia: 'Vencimento',
  contrato: 'Contrato',
  funcionario: 'Indicador',
  cod_cliente: 'Código Cliente',
  cod_lead: 'Código Lead',
  proximo_contato: 'Próximo contato',
  blacklist: 'Blocklist',
} as const
export type LeadFieldName = keyof typeof leadFieldNames
/** Readers see these masked. */
export const personalLeadFields: readonly LeadFieldName[] = ['documento', 'fone', 'email', 'data_nascimento']

/** `27:25` as "27h 25min"; null stays for the screen's 'Não informado' (docs/sales.md#time-to-the-sale). */
export function finalizationText(time: string | null): string | null {
  const parts = /^(\d+):(\d{2})$/.exec(time ?? '')
  return parts ? `${Number(parts[1])}h ${parts[2]}min` : null
}
