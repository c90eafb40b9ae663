import {
  communicationExecutionList,
  communicationSendList,
  type ListCommunicationExecutionsInput,
  type ListCommunicationSendsInput,
  type OpenCountsInput,
  type SendFiguresInput,
} from '@intranet/contract/marketing/communication-sends'
import type { QueueState, SendCounts } from '@intranet/contract/marketing/communication-answers'
import type {
  Channel,
  ExecutionState,
  SendState,
  Shift,
} from '@intranet/contract/marketing/communication-words'
import type { SendReason } from '@intranet/contract/marketing/send-reasons'
import { isSuperadmin } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import { preparedGeneric } from '@intranet/db/driver/prepared-generic'
import { sql, type Expression, type NotNull } from 'kysely'
import type { Actor } from '../../../../platform/actor.ts'
import { readPage } from '../../../../platform/list.ts'
import { inScope } from '../../../../platform/scope.ts'
import { findDates, onOpenDates, within } from '../../send-dates.queries.ts'
import { LATEST } from '../audience/sending-plan.ts'
import type { StoredRule } from '../audience/stored-rule.ts'
import { maskedContact } from './masked-contact.ts'
import { onNamedDates, toPeopleWith } from './send-search.queries.ts'
import { today } from '../../../../platform/today.ts'

const maskedDestination = maskedContact('v.canal', 'v.destino')

/** What a provider or a program said itself: in its own words, and in English. */
const forSuperadmins = (actor: Actor, column: string) =>
  isSuperadmin(actor) ? sql<string | null>`${sql.ref(column)}` : sql<string | null>`null::text`

/** `byShift`: PostgreSQL would read all of a provider's messages of a month beside those of some shifts. */
const reach = (actor: Actor, column: Expression<number>, byShift: boolean) => {
  const own = inScope(actor, column, false)
  return byShift ? sql<boolean>`(${own}) is true` : own
}

const sends = (db: Database, actor: Actor, byShift: boolean) =>
  db
    .selectFrom('campanha_envio as v')
    // Every message has both; a count leaves out a left join that nothing is asked of.
    .leftJoin('campanha_execucao as x', 'x.id', 'v.id_execucao')
    .leftJoin('empresa as e', 'e.id', 'v.id_empresa')
    .leftJoin('relationship_dados_pessoas as p', 'p.id', 'v.id_pessoa')
    .where((eb) => reach(actor, eb.ref('v.id_empresa'), byShift))
    .select([
      'v.id',
      'v.id_execucao',
      'v.id_regra',
      'x.id_campanha',
      'x.campanha',
      'v.id_empresa',
      'e.nome as provedor',
      'p.codpessoa as cod_cliente',
      'p.nome_razaosocial as cliente',
      sql<Channel>`v.canal`.as('canal'),
      maskedDestination.as('destino'),
      'v.data_referencia',
      sql<Shift>`x.turno`.as('turno'),
      sql<SendState>`v.situacao`.as('situacao'),
      sql<SendReason | null>`v.motivo`.as('motivo'),
      forSuperadmins(actor, 'v.detalhe').as('detalhe'),
      'v.tentativas',
      sql<boolean>`v.expira_em > now()`.as('na_janela'),
      'v.enviado_em',
      'v.created_at',
    ])
    .$narrowType<{ id_campanha: NotNull; campanha: NotNull; provedor: NotNull }>()

export async function listSends(db: Database, actor: Actor, request: ListCommunicationSendsInput) {
  const dates = await onNamedDates(db, actor, request)
  const people = request.q ? await toPeopleWith(db, actor, request.q) : null
  // Of the page's rows too, which are read by their ids.
  return readPage(
    sends(db, actor, dates?.byShift === true)
      .$if(dates !== null, (query) => query.where(dates!.on))
      .$if(people !== null, (query) => query.where(people!)),
    request,
    {
      definition: communicationSendList,
      alias: 'v',
      months: 'data_referencia',
      refs: {
        id_campanha: 'x.id_campanha',
        campanha: 'x.campanha',
        provedor: 'e.nome',
        cod_cliente: 'p.codpessoa',
        cliente: 'p.nome_razaosocial',
        destino: maskedDestination,
        turno: 'x.turno',
      },
    },
  )
}

/** Messages by state; they add up to the execution's total. */
const counts = sql<SendCounts>`(select coalesce(json_object_agg(s.situacao, s.total), '{}') from
  (select v.situacao, count(*)::int as total from campanha_envio v where v.id_execucao = x.id
    and v.data_referencia between x.de and x.ate group by 1) s)`

const executions = (db: Database, actor: Actor) =>
  db
    .selectFrom('campanha_execucao as x')
    .innerJoin('empresa as e', 'e.id', 'x.id_empresa')
    .where((eb) => inScope(actor, eb.ref('x.id_empresa'), false))
    .select([
      'x.id',
      'x.id_regra',
      'x.id_campanha',
      'x.campanha',
      'x.id_empresa',
      'e.nome as provedor',
      'x.data_referencia',
      sql<Shift>`x.turno`.as('turno'),
      sql<ExecutionState>`x.situacao`.as('situacao'),
      sql<SendReason | null>`x.motivo`.as('motivo'),
      forSuperadmins(actor, 'x.detalhe').as('detalhe'),
      'x.total',
      'x.envia_em',
      'x.expira_em',
      sql<boolean>`x.expira_em > now()`.as('na_janela'),
      'x.iniciada_em',
      'x.terminada_em',
      counts.as('envios'),
    ])

export const listExecutions = (db: Database, actor: Actor, request: ListCommunicationExecutionsInput) =>
  readPage(executions(db, actor), request, {
    definition: communicationExecutionList,
    alias: 'x',
    refs: { provedor: 'e.nome' },
    search: sql`normaliza(x.campanha)`,
  })

export const getExecution = (db: Database, actor: Actor, id: number) =>
  executions(db, actor).where('x.id', '=', id).executeTakeFirst()

/** The queue right now: messages by state, the oldest one's wait in seconds, stopped channels. */
export async function queueCounts(db: Database): Promise<Omit<QueueState, 'atrasada' | 'local'>> {
  const { rows } = await sql<Omit<QueueState, 'atrasada' | 'local'>>`${preparedGeneric}
    with levadas as (select v.situacao from campanha_reserva r
        join campanha_envio v on v.id = any(r.envios) and v.id_reserva = r.id and ${onOpenDates('v.data_referencia')})
    select (select count(*)::int from campanha_envio v where v.na_fila and ${onOpenDates('v.data_referencia')}) as na_fila,
      (select count(*)::int from levadas where situacao = 'reservado') as reservado,
      (select count(*)::int from levadas where situacao = 'enviando') as enviando,
      coalesce((select extract(epoch from now() - min(v.envia_em))::int from campanha_envio v
        where v.na_fila and v.envia_em <= now() and ${onOpenDates('v.data_referencia')}), 0) as atraso,
      (select coalesce(json_agg(json_build_object('canal', canal, 'desde', parado_desde, 'tenta_em', tenta_em,
        'motivo', motivo) order by canal), '[]') from campanha_ritmo where parado_desde is not null) as parados`.execute(
    db,
  )
  return rows[0]!
}

export interface SendFigure {
  data: string
  canal: Channel
  situacao: SendState
  total: number
}

/** Messages by day of their shift, channel and state: of one rule, one campaign or all; 31 days by default. */
export async function sendFigures(
  db: Database,
  actor: Actor,
  { campanha_id, id_regra, data_ini, data_fim }: SendFiguresInput,
): Promise<SendFigure[]> {
  const shifts = sql`${inScope(actor, 'x.id_empresa', false)}
      and ${campanha_id ? sql`x.id_campanha = ${campanha_id}` : sql`true`}
      and ${id_regra ? sql`x.id_regra = ${id_regra}` : sql`true`}
      and x.data_referencia >= ${data_ini ? sql`${data_ini}::date` : sql`${today} - 30`}
      and x.data_referencia <= ${data_fim ? sql`${data_fim}::date` : sql`${today} + 1`}`
  const dates = await findDates(db, sql`campanha_execucao x where ${shifts}`)
  const { rows } = await sql<SendFigure>`
    select x.data_referencia::text as data, v.canal, v.situacao, count(*)::int as total
    from campanha_execucao x join campanha_envio v on v.id_execucao = x.id and ${within('v.data_referencia', dates)}
    where ${shifts} group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}

/** Messages by state, of a campaign or rule, whose window ends after a moment: a holiday may have postponed them. */
export async function openCounts(db: Database, actor: Actor, of: OpenCountsInput): Promise<SendCounts> {
  const shifts = sql`${inScope(actor, 'x.id_empresa', false)}
      and ${'id_regra' in of ? sql`x.id_regra = ${of.id_regra}` : sql`x.id_campanha = ${of.id_campanha}`}
      and x.expira_em > ${of.desde}::timestamptz - make_interval(days => ${LATEST})`
  const dates = await findDates(db, sql`campanha_execucao x where ${shifts}`)
  const { rows } = await sql<{ envios: SendCounts }>`
    select coalesce(json_object_agg(s.situacao, s.total), '{}') as envios from (
      select v.situacao, count(*)::int as total
      from campanha_execucao x join campanha_envio v on v.id_execucao = x.id and v.expira_em > ${of.desde}::timestamptz
        and ${within('v.data_referencia', dates)}
      where ${shifts} group by 1) s`.execute(db)
  return rows[0]!.envios
}

/** What became of one shift of a rule. */
export const executionSummary = (db: Database, id_regra: number, data: string, turno: Shift) =>
  db
    .selectFrom('campanha_execucao as x')
    .where('x.id_regra', '=', id_regra)
    .where('x.data_referencia', '=', data)
    .where('x.turno', '=', turno)
    .select([
      'x.id',
      'x.id_regra',
      'x.data_referencia',
      sql<Shift>`x.turno`.as('turno'),
      sql<ExecutionState>`x.situacao`.as('situacao'),
      'x.total',
      counts.as('envios'),
    ])
    .executeTakeFirstOrThrow()

/** The rule as it was when an execution was planned. */
export async function ruleOfExecution(db: Database, id: number): Promise<StoredRule> {
  const { regra } = await db
    .selectFrom('campanha_execucao')
    .select(sql<StoredRule>`regra`.as('regra'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return regra
}
