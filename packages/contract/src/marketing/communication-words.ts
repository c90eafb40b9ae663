/**
 * The words of communication: criteria, sends, shifts, channels, states. Without schemas, so that lists may import it.
 */
import { keysOf } from '../keys-of.ts'

export const criteria = {
  data_contratacao: 'Data da Contratação',
  data_ativacao: 'Data da Ativação',
  data_aniversario: 'Data de Nascimento',
  data_especifica: 'Data Específica',
} as const
export type Criterion = keyof typeof criteria

export const sendings = {
  no_dia: 'No dia',
  dia_seguinte: 'Dia(s) seguinte(s)',
  dia_anterior: 'Dia(s) ante(s)',
  anual: 'Anual',
} as const
export type Sending = keyof typeof sendings

/** Shown where a field has no value for the chosen criterion or sending. */
export const NOT_APPLICABLE = 'Não aplicável'

/** Letter → the shift's label, its hour, and the hour after which it is lost (São Paulo). */
export const shifts = {
  M: { label: 'M (07:00)', at: '07:00', until: '12:00' },
  T: { label: 'T (13:00)', at: '13:00', until: '19:00' },
  N: { label: 'N (20:00)', at: '20:00', until: '21:00' },
} as const
export type Shift = keyof typeof shifts
export const shiftLetters = keysOf(shifts)
export const shiftWords = { M: shifts.M.label, T: shifts.T.label, N: shifts.N.label } as const

export const channels = { whatsapp: 'WhatsApp', email: 'E-mail', sms: 'SMS' } as const
export type Channel = keyof typeof channels
export const channelKeys = keysOf(channels)

/** The title of e-mails whose rule has none (docs/marketing.md#rule-channels). */
export const DEFAULT_EMAIL_TITLE = 'Uma mensagem do seu provedor'

export const quietActions = {
  proximo_turno: 'Enviar no próximo turno permitido',
  pular: 'Não enviar',
} as const
export type QuietAction = keyof typeof quietActions
export const holidayActions = { enviar: 'Enviar normalmente', ...quietActions } as const
export type HolidayAction = keyof typeof holidayActions

/** Why an active switch needs more people: nothing asked, asked and waiting, or agreed. */
export const approvalStates = {
  dispensada: 'Dispensada',
  necessaria: 'Necessária',
  pendente: 'Aguardando aprovação',
  aprovada: 'Aprovada',
} as const
export type ApprovalState = keyof typeof approvalStates

export const executionStates = {
  agendada: 'Agendada',
  executando: 'Executando',
  concluida: 'Concluída',
  com_falhas: 'Concluída com falhas',
  interrompida: 'Interrompida',
  falhou: 'Falhou',
  perdido: 'Perdida',
} as const
export type ExecutionState = keyof typeof executionStates

export const sendStates = {
  na_fila: 'Na fila',
  reservado: 'Reservado',
  enviando: 'Enviando',
  enviado: 'Enviado',
  entregue: 'Entregue',
  lido: 'Lido',
  falhou: 'Falhou',
  incerto: 'Incerto',
  suprimido: 'Suprimido',
  cancelado: 'Cancelado',
  expirado: 'Expirado',
} as const
export type SendState = keyof typeof sendStates

export const templateCategories = {
  marketing: 'Marketing',
  utilidade: 'Utilidade',
  autenticacao: 'Autenticação',
} as const
export type TemplateCategory = keyof typeof templateCategories
export const templateStates = {
  rascunho: 'Rascunho',
  pendente: 'Pendente',
  aprovado: 'Aprovado',
  rejeitado: 'Rejeitado',
} as const
export type TemplateState = keyof typeof templateStates

export const restrictionOrigins = {
  manual: 'Cadastro',
  descadastro: 'Descadastro por e-mail',
  sair: 'Resposta SAIR',
  devolucao: 'E-mail devolvido',
} as const
export type RestrictionOrigin = keyof typeof restrictionOrigins

/** A manager's decision on messages for which it is unknown whether they arrived. */
export const uncertainActions = { reenviar: 'Enviar de novo', perdido: 'Marcar como perdido' } as const
export type UncertainAction = keyof typeof uncertainActions

/** What a person made of a customer's reply. */
export const replyStates = { nova: 'Nova', restrita: 'Restrita', vista: 'Vista' } as const
export type ReplyState = keyof typeof replyStates
