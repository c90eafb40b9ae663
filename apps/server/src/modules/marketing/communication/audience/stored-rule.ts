/** A rule as a shift needs it: its own fields, its campaign's, its template's. Stored with each execution. */
import type {
  Channel,
  Criterion,
  HolidayAction,
  QuietAction,
  Sending,
  Shift,
} from '@intranet/contract/marketing/communication-words'
import { channelKeys } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import type { MessageSender } from '../../../../platform/senders/sender.ts'
import { sql } from 'kysely'

export interface StoredRule {
  id: number
  campanha_id: number
  campanha: string
  id_empresa: number
  provedor: string
  /** Who writes its e-mails; executions of before know none. */
  remetente?: MessageSender
  criterio: Criterion
  envio: Sending
  tempo: number | null
  data_especifica: string | null
  turno: Shift
  sms: boolean
  email: boolean
  whatsapp: boolean
  titulo_email: string | null
  mensagem_email: string | null
  mensagem_sms: string | null
  template_whatsapp: number | null
  template: StoredTemplate | null
  silencio_inicio: string | null
  silencio_fim: string | null
  silencio_acao: QuietAction
  feriado_acao: HolidayAction
  /** Executions of before do not say: they wait. */
  segurar_incidente?: boolean
}

export interface StoredTemplate {
  nome: string
  idioma: string
  corpo: string
  status: string
}

export const channelsOf = (rule: Record<Channel, boolean>): Channel[] =>
  channelKeys.filter((key) => rule[key])

/** Customers of a shift of so many messages: each has one of every channel, sent or kept back. */
export const customersOf = (rule: StoredRule, messages: number) =>
  Math.ceil(messages / channelsOf(rule).length)

/** A provider's name and address as its customers' mailboxes show them; without an address, the house's. */
export const senderOf = sql<MessageSender>`json_build_object('nome', coalesce(e.remetente_nome, e.nome),
  'email', e.remetente_email)`

/** Whether rule `r` of campaign `c` sends: both are on, and so is their provider. */
export const isSending = sql<boolean>`(r.ativo and c.ativo
  and exists (select from empresa o where o.id = c.id_empresa and o.ativo))`

/** Rules with what a shift needs of their campaigns; narrow it with `where` (`r`, `c`, `e`, `t`). */
export const storedRules = (db: Database) =>
  db
    .selectFrom('campanha_regras as r')
    .innerJoin('campanha_comunicacao as c', 'c.id', 'r.campanha_id')
    .innerJoin('empresa as e', 'e.id', 'c.id_empresa')
    .leftJoin('template_whatsapp as t', 't.id', 'r.template_whatsapp')
    .select([
      'r.id',
      'r.campanha_id',
      'c.nome as campanha',
      'c.id_empresa',
      'e.nome as provedor',
      senderOf.as('remetente'),
      sql<Criterion>`r.criterio`.as('criterio'),
      sql<Sending>`r.envio`.as('envio'),
      'r.tempo',
      'r.data_especifica',
      sql<Shift>`r.turno`.as('turno'),
      'r.sms',
      'r.email',
      'r.whatsapp',
      'r.titulo_email',
      'r.mensagem_email',
      'r.mensagem_sms',
      'r.template_whatsapp',
      sql<StoredTemplate | null>`case when t.id is not null then json_build_object(
        'nome', t.nome, 'idioma', t.idioma, 'corpo', t.corpo, 'status', t.status) end`.as('template'),
      sql<string | null>`to_char(r.silencio_inicio, 'HH24:MI')`.as('silencio_inicio'),
      sql<string | null>`to_char(r.silencio_fim, 'HH24:MI')`.as('silencio_fim'),
      sql<QuietAction>`r.silencio_acao`.as('silencio_acao'),
      sql<HolidayAction>`r.feriado_acao`.as('feriado_acao'),
      'r.segurar_incidente',
    ])
