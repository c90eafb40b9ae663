import {
  communicationRuleList,
  type ListCommunicationRulesInput,
} from '@intranet/contract/marketing/communication-rules'
import type {
  ApprovalState,
  Criterion,
  HolidayAction,
  QuietAction,
  Sending,
  Shift,
  TemplateCategory,
} from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/actor.ts'
import { readPage } from '../../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../../platform/records.ts'
import { inScope } from '../../../../platform/scope.ts'
import { storedRules } from '../audience/stored-rule.ts'

/** The campaign that a rule is of, among those the actor sees. */
export const campaignOfRule = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('campanha_comunicacao as c')
    .innerJoin('empresa as e', 'e.id', 'c.id_empresa')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .where('c.id', '=', id)
    .select(['c.id', 'c.nome', 'c.id_empresa', 'e.nome as provedor'])
    .executeTakeFirst()

const lastRun = sql<Date | null>`(select max(x.iniciada_em) from campanha_execucao x where x.id_regra = r.id)`

/** Whether the rule (`r`) is as it was when its approval was requested. */
export const asRequested = sql<boolean>`r.aprovacao_impressao = campanha_regra_impressao(r)`

/** What was asked and agreed so far, of the rule as it is now (docs/marketing.md#approved-content). */
const approval = sql<ApprovalState>`case when not coalesce(${asRequested}, false) then 'dispensada'
  when r.aprovada_em is not null then 'aprovada' else 'pendente' end`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('campanha_regras as r')
    .innerJoin('campanha_comunicacao as c', 'c.id', 'r.campanha_id')
    .innerJoin('empresa as e', 'e.id', 'c.id_empresa')
    .leftJoin('template_whatsapp as t', 't.id', 'r.template_whatsapp')
    .leftJoin('rh_usuario as s', 's.id', 'r.id_solicitante')
    .leftJoin('rh_usuario as a', 'a.id', 'r.id_aprovador')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .select([
      'r.id',
      'r.campanha_id',
      'c.nome as campanha',
      'c.ativo as campanha_ativa',
      'c.id_empresa',
      'e.ativo as provedor_ativo',
      'e.sistema',
      'e.nome as provedor',
      sql<Criterion>`r.criterio`.as('criterio'),
      sql<Sending>`r.envio`.as('envio'),
      'r.tempo',
      'r.data_especifica',
      sql<Shift>`r.turno`.as('turno'),
      'r.ativo',
      'r.sms',
      'r.email',
      'r.whatsapp',
      'r.titulo_email',
      'r.mensagem_email',
      'r.mensagem_sms',
      'r.template_whatsapp',
      't.nome as template_nome',
      sql<string | null>`to_char(r.silencio_inicio, 'HH24:MI')`.as('silencio_inicio'),
      sql<string | null>`to_char(r.silencio_fim, 'HH24:MI')`.as('silencio_fim'),
      sql<QuietAction>`r.silencio_acao`.as('silencio_acao'),
      sql<HolidayAction>`r.feriado_acao`.as('feriado_acao'),
      'r.segurar_incidente',
      approval.as('aprovacao'),
      'r.aprovacao_publico',
      'r.aprovacao_custo',
      'r.aprovacao_impressao',
      'r.id_solicitante',
      's.nome as solicitante',
      'r.solicitada_em',
      'a.nome as aprovador',
      'r.aprovada_em',
      lastRun.as('ultima_execucao'),
      'r.id_usuario',
      'r.criado',
      'r.updated_at',
    ])

export const listRules = (db: Database, actor: Actor, request: ListCommunicationRulesInput) =>
  readPage(visible(db, actor), request, {
    definition: communicationRuleList,
    alias: 'r',
    refs: { campanha: 'c.nome', ultima_execucao: lastRun },
    search: sql`normaliza(c.nome)`,
  })

export const getRule = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('r.id', '=', id).executeTakeFirst()

/** A rule as a shift needs it. */
export const findStoredRule = (db: Database, id: number) =>
  storedRules(db).where('r.id', '=', id).executeTakeFirst()

export type RuleRow = NonNullable<Awaited<ReturnType<typeof getRule>>>

/** The rules among some that the actor sees. */
export const rulesAmong = (db: Database, actor: Actor, ids: readonly number[]) =>
  visible(db, actor).where('r.id', 'in', ids).clearSelect().select('r.id').execute()

/** All rules of a campaign, in the order of their shifts' winners. */
export const campaignRules = (db: Database, actor: Actor, campanha_id: number) =>
  visible(db, actor).where('r.campanha_id', '=', campanha_id).orderBy('r.id').execute()

/** More rules of SMS than a group writes; the newest of them. */
const MAX_SMS_RULES = 1000

/** The SMS of rules, newest first. */
export const smsTexts = (db: Database, actor: Actor) =>
  db
    .selectFrom('campanha_regras as r')
    .innerJoin('campanha_comunicacao as c', 'c.id', 'r.campanha_id')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .where('r.sms', '=', true)
    .select(['r.id', 'r.campanha_id', 'c.nome as campanha', 'r.mensagem_sms'])
    .orderBy('r.id', 'desc')
    .limit(MAX_SMS_RULES)
    .execute()

/** A rule's own columns. */
export interface RuleColumns {
  campanha_id: number
  criterio: Criterion
  envio: Sending
  tempo: number | null
  data_especifica: string | null
  turno: Shift
  ativo?: boolean
  sms?: boolean
  email?: boolean
  whatsapp?: boolean
  titulo_email?: string | null
  mensagem_email?: string | null
  mensagem_sms?: string | null
  template_whatsapp?: number | null
  silencio_inicio?: string | null
  silencio_fim?: string | null
  silencio_acao?: QuietAction
  feriado_acao?: HolidayAction
  segurar_incidente?: boolean
}

export const insertRules = (db: Database, actor: Actor, rows: RuleColumns[]) =>
  db
    .insertInto('campanha_regras')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning(['id', 'campanha_id', 'ativo'])
    .execute()

/** Who requested a large audience and who agreed. */
export interface ApprovalColumns {
  aprovacao_publico: number | null
  aprovacao_custo: string | null
  aprovacao_impressao: string | null
  id_solicitante: number | null
  solicitada_em: Date | null
  id_aprovador: number | null
  aprovada_em: Date | null
}

export const noApproval: ApprovalColumns = {
  aprovacao_publico: null,
  aprovacao_custo: null,
  aprovacao_impressao: null,
  id_solicitante: null,
  solicitada_em: null,
  id_aprovador: null,
  aprovada_em: null,
}

export const updateRule = (
  db: Database,
  row: Partial<RuleColumns & ApprovalColumns> & { id: number; updated_at?: string },
) => saveRecord(db.updateTable('campanha_regras'), row)

/** The fingerprint of a rule as it is now: 64 hexadecimal digits. */
export async function fingerprintOf(db: Database, id: number): Promise<string> {
  const { impressao } = await db
    .selectFrom('campanha_regras as r')
    .where('r.id', '=', id)
    .select(sql<string>`campanha_regra_impressao(r)`.as('impressao'))
    .executeTakeFirstOrThrow()
  return impressao
}

/**
 * Takes back approvals of rules that are not as they were requested, and switches these rules off. A template and a price
 * are changed on other screens. Answers the rules that were on, and those whose approval was awaited.
 */
export async function takeBackChanged(db: Database) {
  const changed = db
    .selectFrom('campanha_regras as r')
    .innerJoin('campanha_comunicacao as c', 'c.id', 'r.campanha_id')
    .where('r.aprovacao_impressao', 'is not', null)
    .where(sql<boolean>`not ${asRequested}`)
    .select([
      'r.id',
      'r.ativo',
      'r.campanha_id',
      'c.nome as campanha',
      'c.id_empresa',
      'r.id_solicitante',
      'r.aprovada_em',
    ])
    .orderBy('r.id')
    .forUpdate('r')
    .skipLocked()
  const rules = await changed.execute()
  if (rules.length > 0)
    await db
      .updateTable('campanha_regras')
      .set({ ...noApproval, ativo: false })
      .where(
        'id',
        'in',
        rules.map(({ id }) => id),
      )
      .execute()
  return rules.filter(({ ativo, aprovada_em }) => ativo || aprovada_em === null)
}

/**
 * Switches a rule off, and takes back its approval if it has one of fewer customers. False where nothing was to be taken
 * back, or so many were agreed to (`growth` times as many as were requested).
 */
export async function stopUnagreed(
  db: Database,
  id: number,
  publico: number,
  growth: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('campanha_regras as r')
    .set({ ...noApproval, ativo: false })
    .where('r.id', '=', id)
    .where((eb) => eb.or([eb('r.ativo', '=', true), eb('r.aprovada_em', 'is not', null)]))
    .where(
      sql<boolean>`not (coalesce(${asRequested}, false) and r.aprovada_em is not null
        and r.aprovacao_publico * ${growth}::numeric >= ${publico})`,
    )
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

export const removeRule = (db: Database, id: number) => removeRecord(db.deleteFrom('campanha_regras'), id)

/** The template that a rule names by id or name, among those of its provider; undefined when there is none. */
export const findTemplate = (db: Database, id_empresa: number, key: number | string) =>
  db
    .selectFrom('template_whatsapp')
    .where('id_empresa', '=', id_empresa)
    .where((eb) => (typeof key === 'number' ? eb('id', '=', key) : eb('nome', '=', key)))
    .select([
      'id',
      'nome',
      'idioma',
      'status',
      sql<TemplateCategory>`categoria`.as('categoria'),
      'corpo',
      'botao',
    ])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Where the actor's own test messages go. */
export const ownTelephone = (db: Database, actor: Actor) =>
  db.selectFrom('rh_usuario').select('telefone').where('id', '=', actor.id).executeTakeFirstOrThrow()
