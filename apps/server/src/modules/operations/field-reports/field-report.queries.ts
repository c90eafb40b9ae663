import type { FieldReportState } from '@intranet/contract/operations/field-report-options'
import {
  fieldReportSchemas,
  type FieldReportFields,
  type ListFieldReportsInput,
} from '@intranet/contract/operations/field-report-schemas'
import type { IncidentState } from '@intranet/contract/operations/incident-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { decidedByActor, ownReport, readableReport } from './field-report-scope.ts'

const reports = (db: Database, scope: RawBuilder<boolean>) =>
  db
    .selectFrom('incidente_relato as r')
    .leftJoin('cidade as c', 'c.id', 'r.id_cidade')
    .leftJoin('empresa as e', 'e.id', 'r.id_empresa')
    .leftJoin('rh_usuario as u', 'u.id', 'r.id_usuario')
    .leftJoin('incidente as i', 'i.id', 'r.id_incidente')
    .where(scope)
    .select([
      'r.id',
      'r.texto',
      'r.id_cidade',
      'c.nome as cidade',
      'r.bairro',
      sql<FieldReportState>`r.situacao`.as('situacao'),
      'r.resposta',
      'r.id_incidente',
      'i.titulo as incidente',
      sql<IncidentState | null>`i.situacao`.as('incidente_situacao'),
      'r.id_empresa',
      'e.nome as empresa',
      'r.id_usuario',
      'u.nome as autor',
      'r.created_at',
      'r.updated_at',
    ])

const source = {
  definition: fieldReportSchemas.list,
  alias: 'r',
  refs: {
    cidade: 'c.nome',
    incidente: 'i.titulo',
    incidente_situacao: 'i.situacao',
    empresa: 'e.nome',
    autor: 'u.nome',
  },
  search: normalised('r.texto', 'r.bairro', 'c.nome', 'u.nome'),
} as const

const decided = (db: Database, actor: Actor) => reports(db, decidedByActor(actor))

export const listFieldReports = (db: Database, actor: Actor, request: ListFieldReportsInput) =>
  readPage(decided(db, actor), request, source)

export const listOwnFieldReports = (db: Database, actor: Actor, request: ListFieldReportsInput) =>
  readPage(reports(db, ownReport(actor)), request, source)

export const countFieldReports = (db: Database, actor: Actor) =>
  rowCount(decided(db, actor).where('r.situacao', '=', 'aberto'))

export const getFieldReport = (db: Database, actor: Actor, id: number) =>
  reports(db, readableReport(actor))
    .where('r.id', '=', id)
    .select((eb) => [
      'c.uf',
      sql<
        string[]
      >`array(select f.id_arquivo::text from incidente_relato_foto f where f.id_relato = r.id order by f.id)`.as(
        'fotos',
      ),
      jsonObjectFrom(
        eb
          .selectFrom('incidente_relato_posicao as p')
          .whereRef('p.id_relato', '=', 'r.id')
          .select(['p.latitude', 'p.longitude']),
      ).as('posicao'),
      sql<number>`(select greatest(count(*), 1)::int from incidente_relato g
        where g.grupo = r.grupo and g.situacao = 'aberto')`.as('relatos_do_grupo'),
    ])
    .executeTakeFirst()

type NewReport = Pick<FieldReportFields, 'texto' | 'id_cidade' | 'bairro' | 'chave'> & {
  id_usuario: number
  id_empresa: number | null
}

/** The stored report; nothing where the device's key was stored before. */
export const insertFieldReport = (db: Database, row: NewReport) =>
  db
    .insertInto('incidente_relato')
    .values(row)
    .onConflict((conflict) => conflict.columns(['id_usuario', 'chave']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** The report of a person's device key. */
export const reportOfKey = (db: Database, id_usuario: number, chave: string) =>
  db
    .selectFrom('incidente_relato')
    .where('id_usuario', '=', id_usuario)
    .where('chave', '=', chave)
    .select('id')
    .executeTakeFirst()

export const addReportPhotos = (db: Database, id_relato: number, ids: readonly string[]) =>
  db
    .insertInto('incidente_relato_foto')
    .values(ids.map((id_arquivo) => ({ id_relato, id_arquivo })))
    .execute()

export const addPosition = (
  db: Database,
  id_relato: number,
  { latitude, longitude }: NonNullable<FieldReportFields['posicao']>,
) => db.insertInto('incidente_relato_posicao').values({ id_relato, latitude, longitude }).execute()

/** What a decision begins with: the report, locked by the caller. */
export const storedReport = (db: Database, actor: Actor, id: number) =>
  reports(db, decidedByActor(actor)).where('r.id', '=', id).select('r.grupo').executeTakeFirst()

type Decision =
  | { situacao: 'em_incidente'; id_incidente: number; resposta: null }
  | { situacao: 'respondido'; resposta: string }

/**
 * Decides on a report, and on the open ones of its group where one is named. Answers who reported, once each report.
 */
export const decideReports = (
  db: Database,
  actor: Actor,
  { id, grupo }: { id: number; grupo: number | null },
  decision: Decision,
) =>
  db
    .updateTable('incidente_relato')
    .set(decision)
    .where((eb) =>
      eb.or([eb('id', '=', id), eb.and([eb('grupo', '=', grupo), eb('situacao', '=', 'aberto')])]),
    )
    .where(decidedByActor(actor, 'incidente_relato'))
    .returning(['id', 'id_usuario'])
    .execute()

/** They are notified of the incident's progress from now on. */
export const followAll = (db: Database, id_incidente: number, people: readonly number[]) =>
  sql`insert into incidente_seguidor (id_incidente, id_usuario)
    select ${id_incidente}, p from unnest(${[...people]}::bigint[]) p on conflict do nothing`.execute(db)

/** Deletes where devices were; answers how many. */
export async function forgetPositions(db: Database, days: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from incidente_relato_posicao
    where created_at < now() - make_interval(days => ${days}::int)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
