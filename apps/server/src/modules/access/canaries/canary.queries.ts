import {
  canaryAlarmList,
  canaryList,
  type CanaryFields,
  type ListCanariesInput,
  type ListCanaryAlarmsInput,
} from '@intranet/contract/access/canaries'
import type { AlarmWay, CanaryKind } from '@intranet/contract/access/canary-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { normalised, readPage } from '../../../platform/list.ts'

const kind = sql<CanaryKind>`case when t.id_pessoa is null then 'cliente' else 'pessoa' end`
const nameOf = sql<string | null>`coalesce(u.nome, u.email, c.nome_razaosocial)`
const alarms = sql<number>`(select count(*)::int from isca_alarme a where a.id_isca = t.id)`
const lastAlarm = sql<Date | null>`(select max(a.data) from isca_alarme a where a.id_isca = t.id)`

export const listCanaries = (db: Database, request: ListCanariesInput) =>
  readPage(
    db
      .selectFrom('isca as t')
      .leftJoin('rh_usuario as u', 'u.id', 't.id_pessoa')
      .leftJoin('relationship_dados_pessoas as c', 'c.id', 't.id_cliente')
      .select(['t.id', 't.nota', 't.created_at'])
      .select([kind.as('tipo'), nameOf.as('nome'), alarms.as('alarmes'), lastAlarm.as('ultimo_alarme')]),
    request,
    {
      definition: canaryList,
      alias: 't',
      refs: { tipo: kind, nome: nameOf, alarmes: alarms, ultimo_alarme: lastAlarm },
      search: normalised('u.nome', 'c.nome_razaosocial'),
    },
  )

const who = sql<string | null>`coalesce(q.nome, q.email)`

export const listAlarms = (db: Database, request: ListCanaryAlarmsInput) =>
  readPage(
    db
      .selectFrom('isca_alarme as t')
      .innerJoin('isca as i', 'i.id', 't.id_isca')
      .leftJoin('rh_usuario as u', 'u.id', 'i.id_pessoa')
      .leftJoin('relationship_dados_pessoas as c', 'c.id', 'i.id_cliente')
      .leftJoin('rh_usuario as q', 'q.id', 't.id_usuario')
      .select(['t.id', 't.data', 't.id_usuario', 't.detalhe'])
      .select([nameOf.as('nome'), sql<AlarmWay>`t.como`.as('como'), who.as('quem')]),
    request,
    {
      definition: canaryAlarmList,
      alias: 't',
      refs: { nome: nameOf, quem: who },
      search: normalised('u.nome', 'c.nome_razaosocial', 'q.nome'),
    },
  )

export const findCustomer = (db: Database, id_empresa: number, codpessoa: string) =>
  db
    .selectFrom('relationship_dados_pessoas')
    .where('id_empresa', '=', id_empresa)
    .where('codpessoa', '=', codpessoa)
    .select('id')
    .executeTakeFirst()

export const insertCanary = (
  db: Database,
  row: { id_pessoa: number | null; id_cliente: number | null; nota: CanaryFields['nota'] },
) => db.insertInto('isca').values(row).returning('id').executeTakeFirstOrThrow()

export async function removeCanary(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('isca').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Alarms that nobody was notified of; another server takes others. Locked until the transaction ends. */
export async function takeAlarms(db: Database) {
  const { rows } = await sql<{
    id: number
    nome: string | null
    quem: string | null
    id_usuario: number | null
    como: AlarmWay
    detalhe: string
    data: Date
  }>`
    with novos as (
      select id from isca_alarme where avisado_em is null order by id limit 100 for update skip locked
    ), avisados as (
      update isca_alarme a set avisado_em = now() from novos where a.id = novos.id
      returning a.id, a.id_isca, a.id_usuario, a.como, a.detalhe, a.data
    )
    select a.id, coalesce(u.nome, u.email, c.nome_razaosocial) as nome, coalesce(q.nome, q.email) as quem,
      a.id_usuario, a.como, a.detalhe, a.data
    from avisados a join isca i on i.id = a.id_isca left join rh_usuario u on u.id = i.id_pessoa
      left join relationship_dados_pessoas c on c.id = i.id_cliente left join rh_usuario q on q.id = a.id_usuario
    order by a.id`.execute(db)
  return rows
}
