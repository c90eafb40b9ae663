import {
  FACTS_NEEDED,
  IDLE_MINUTES,
  type AccessReason,
  type Fact,
} from '@intranet/contract/desk/client-panel-words'
import type { CustomerState } from '@intranet/contract/sales/erp-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { connectionColumns, type StoredConnection } from '../../../platform/erp/erp-connections.queries.ts'
import { originColumns } from '../../../platform/origin.ts'
import { inScope } from '../../../platform/scope.ts'

/** An attendance whose customer is identified, as every call of the panel needs it. */
export interface Visit {
  id: number
  atendimento: string
  protocolo: string
  id_empresa: number
  sistema: string
  provedor: string
  cod_cliente: string
  nome_razaosocial: string
  situacao_cliente: CustomerState
  motivo: AccessReason
  situacao: 'identificando' | 'aberto'
  identificado_em: Date | null
  valido_ate: Date
  liberado: boolean
}

/** With the provider's connection, so that a view needs no statement more for it. */
export interface EnteredVisit extends Visit {
  conexao: StoredConnection | null
}

const visitColumns = sql`a.id, a.chave as atendimento, a.protocolo, a.id_empresa, e.sistema, e.nome as provedor,
  a.cod_cliente, a.nome_razaosocial, a.situacao_cliente, a.motivo, a.situacao, a.identificado_em, a.valido_ate,
  a.id_liberador is not null as liberado`

/** What is no key names no attendance. */
const asKey = (typed: string) =>
  sql`${/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed) ? typed : null}::uuid`

const idle = sql`make_interval(mins => ${sql.lit(IDLE_MINUTES)})`

export interface Door {
  chave: string
  sistema: string
  cod_cliente: string
}

/**
 * Lets a call in, prolongs the attendance and writes the reading log, in one statement. Undefined where the attendance
 * is not the actor's, is about another customer, was not identified, or was idle for too long.
 */
export async function enterAttendance(
  db: Database,
  actor: Actor,
  { chave, sistema, cod_cliente }: Door,
  what: string,
): Promise<EnteredVisit | undefined> {
  const { endereco, pedido } = originColumns()
  const { rows } = await sql<EnteredVisit>`
    with visita as (
      update painel_atendimento a set valido_ate = now() + ${idle} from empresa e
      where a.chave = ${chave}::uuid and a.id_usuario = ${actor.id} and a.situacao = 'aberto' and a.valido_ate > now()
        and e.id = a.id_empresa and e.sistema = ${sistema} and a.cod_cliente = ${cod_cliente}
        and ${inScope(actor, 'a.id_empresa', false)}
      returning ${visitColumns}
    ), lida as (
      insert into acesso_dado_pessoal (id_usuario, tabela, id_item, campos, endereco, pedido)
      select ${actor.id}, 'painel_atendimento', id, array[${what}], ${endereco}::text, ${pedido}::text from visita
    )
    select v.*, (select to_jsonb(x) from (select ${connectionColumns} from empresa_erp c
      where c.id_empresa = v.id_empresa and c.ativo) x) as conexao from visita v`.execute(db)
  return rows[0]
}

/** The attendance itself, with nothing prolonged: for the header of the panel. */
export async function currentAttendance(
  db: Database,
  actor: Actor,
  chave: string,
): Promise<Visit | undefined> {
  const { rows } = await sql<Visit>`select ${visitColumns} from painel_atendimento a
    join empresa e on e.id = a.id_empresa
    where a.chave = ${chave}::uuid and a.id_usuario = ${actor.id} and a.situacao <> 'encerrado'
      and a.valido_ate > now() and ${inScope(actor, 'a.id_empresa', false)}`.execute(db)
  return rows[0]
}

/** More than anybody looks through. */
const MOST_OF_TODAY = 30

export interface OwnAttendance {
  protocolo: string
  sistema: string
  provedor: string
  cod_cliente: string
  nome_razaosocial: string
  motivo: AccessReason
  created_at: Date
}

/** The actor's attendances of today in São Paulo, the newest first; a customer's last one alone. */
export async function attendancesOfToday(db: Database, actor: Actor): Promise<OwnAttendance[]> {
  const { rows } = await sql<OwnAttendance>`
    select * from (
      select distinct on (a.id_empresa, a.cod_cliente) a.protocolo, e.sistema, e.nome as provedor, a.cod_cliente,
        a.nome_razaosocial, a.motivo, a.created_at
      from painel_atendimento a join empresa e on e.id = a.id_empresa and e.sistema is not null
      where a.id_usuario = ${actor.id} and ${inScope(actor, 'a.id_empresa', false)}
        and a.created_at >= date_trunc('day', now(), 'America/Sao_Paulo')
      order by a.id_empresa, a.cod_cliente, a.created_at desc) x
    order by created_at desc limit ${MOST_OF_TODAY}`.execute(db)
  return rows
}

export interface NewAttendance {
  id_empresa: number
  cod_cliente: string
  nome_razaosocial: string
  situacao_cliente: CustomerState
  perguntas: Fact[]
  motivo: AccessReason
}

export async function insertAttendance(db: Database, actor: Actor, row: NewAttendance) {
  const { rows } = await sql<{ atendimento: string; protocolo: string; perguntas: Fact[] }>`
    insert into painel_atendimento (protocolo, id_empresa, cod_cliente, nome_razaosocial, situacao_cliente, perguntas,
      motivo, valido_ate, id_usuario)
    values (to_char(now() at time zone 'America/Sao_Paulo', 'YYYYMMDD') || lpad(nextval('painel_protocolo')::text, 6, '0'),
      ${row.id_empresa}, ${row.cod_cliente}, ${row.nome_razaosocial}, ${row.situacao_cliente}, ${row.perguntas},
      ${row.motivo}, now() + ${idle}, ${actor.id})
    returning chave as atendimento, protocolo, perguntas`.execute(db)
  return rows[0]!
}

export interface Waiting {
  id: number
  id_empresa: number
  cod_cliente: string
  perguntas: Fact[]
  tentativas: number
}

/** Counts a try before it is looked at: two at once are two. Undefined where nothing waits for identification. */
export async function takeTry(db: Database, actor: Actor, chave: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`update painel_atendimento a set tentativas = tentativas + 1
    where a.chave = ${asKey(chave)} and a.id_usuario = ${actor.id} and a.situacao = 'identificando'
      and a.valido_ate > now() and ${inScope(actor, 'a.id_empresa', false)}
    returning id, id_empresa, cod_cliente, perguntas, tentativas`.execute(db)
  return rows[0]
}

/** Takes back a try that nothing was compared in. */
export const giveTryBack = (db: Database, id: number) =>
  sql`update painel_atendimento set tentativas = tentativas - 1 where id = ${id} and situacao = 'identificando'`.execute(
    db,
  )

export const openAttendance = (db: Database, id: number, conferidos: Fact[]) =>
  sql`update painel_atendimento set situacao = 'aberto', conferidos = ${conferidos}, identificado_em = now(),
    valido_ate = now() + ${idle} where id = ${id} and situacao = 'identificando'`.execute(db)

/** A manager vouches for the customer; who began the attendance goes on with it. */
export async function releaseAttendance(db: Database, actor: Actor, protocolo: string, texto: string) {
  const { rows } = await sql<{ id_usuario: number }>`update painel_atendimento a
    set situacao = 'aberto', id_liberador = ${actor.id}, liberacao = ${texto}, identificado_em = now(),
      valido_ate = now() + ${idle}
    where a.protocolo = ${protocolo} and a.situacao = 'identificando' and ${inScope(actor, 'a.id_empresa', false)}
      and a.created_at > now() - interval '2 hours'
    returning a.id_usuario`.execute(db)
  return rows[0]
}

export const endAttendance = (db: Database, actor: Actor, chave: string) =>
  sql`update painel_atendimento set situacao = 'encerrado', encerrado_em = now()
    where chave = ${asKey(chave)} and id_usuario = ${actor.id} and situacao <> 'encerrado'`.execute(db)

export const hasEnoughFacts = (facts: readonly Fact[]): boolean => facts.length >= FACTS_NEEDED

/** The cities of customers of a provider, by their code, as the copy of its customers has them. */
export async function citiesOf(
  db: Database,
  id_empresa: number,
  codes: readonly string[],
): Promise<Map<string, string | null>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('relationship_dados_pessoas')
    .where('id_empresa', '=', id_empresa)
    .where('codpessoa', 'in', codes)
    .select(['codpessoa', 'cidade'])
    .execute()
  return new Map(rows.map(({ codpessoa, cidade }) => [codpessoa, cidade]))
}

/** Providers of the actor that have an active connection, with their names. */
export async function panelSystems(db: Database, actor: Actor) {
  const { rows } = await sql<{ id: number; sistema: string; nome: string }>`
    select e.id, e.sistema, e.nome from empresa e join empresa_erp c on c.id_empresa = e.id and c.ativo
    where ${inScope(actor, 'e.id', false)} and e.sistema is not null order by e.nome`.execute(db)
  return rows
}
