import {
  affectedList,
  incidentList,
  type IncidentFields,
  type ListAffectedInput,
  type ListIncidentsInput,
} from '@intranet/contract/access/data-incidents'
import { INCIDENT_YEARS, type IncidentText } from '@intranet/contract/access/data-incident-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { normalised, readPage } from '../../../platform/list.ts'
import { saveRecord } from '../../../platform/records.ts'

const affected = sql<number>`(select count(*)::int from incidente_dados_titular x where x.id_incidente = t.id)`

const incidents = (db: Database) =>
  db
    .selectFrom('incidente_dados as t')
    .select([
      't.id',
      't.titulo',
      't.conhecido_em',
      't.prazo',
      't.comunicado_autoridade_em',
      't.comunicado_titulares_em',
      't.encerrado_em',
      't.created_at',
      't.updated_at',
    ])
    .select(affected.as('titulares'))

export const listIncidents = (db: Database, request: ListIncidentsInput) =>
  readPage(incidents(db), request, {
    definition: incidentList,
    alias: 't',
    refs: { titulares: affected },
    search: normalised('t.titulo'),
  })

export const findIncident = (db: Database, id: number) =>
  incidents(db)
    .leftJoin('rh_usuario as u', 'u.id', 't.id_suspeito')
    .select([
      't.o_que',
      't.dados',
      't.riscos',
      't.medidas',
      't.periodo_de',
      't.periodo_ate',
      't.id_suspeito',
      't.sem_risco',
      't.apurado_em',
    ])
    .select(sql<string | null>`coalesce(u.nome, u.email)`.as('suspeito'))
    .where('t.id', '=', id)
    .executeTakeFirst()

export const lockIncident = (db: Database, id: number) =>
  db.selectFrom('incidente_dados').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertIncident = (db: Database, fields: IncidentFields & { prazo: Date }) =>
  db.insertInto('incidente_dados').values(fields).returning('id').executeTakeFirstOrThrow()

export const saveIncident = (
  db: Database,
  input: { id: number; updated_at?: string | undefined } & Partial<IncidentFields> & { prazo?: Date },
) => saveRecord(db.updateTable('incidente_dados'), input)

/** Marks a step as done now. */
export const markStep = (
  db: Database,
  id: number,
  column: 'comunicado_autoridade_em' | 'comunicado_titulares_em' | 'encerrado_em',
) =>
  db
    .updateTable('incidente_dados')
    .set({ [column]: sql`agora()` })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

/** Whose data the logs say was read in the incident's period, by the account that it names or by anybody. */
export async function countAffected(db: Database, id: number) {
  await db.deleteFrom('incidente_dados_titular').where('id_incidente', '=', id).execute()
  await sql`
    insert into incidente_dados_titular (id_incidente, tabela, id_item, nome, leituras, primeira, ultima)
    select i.id, lido.tabela, lido.id_item, coalesce(max(u.nome), max(u.email), max(c.nome_razaosocial)), count(*),
      min(lido.data), max(lido.data)
    from incidente_dados i
      cross join lateral (
        select coalesce(a.tabela, 'rh_usuario') as tabela, coalesce(a.id_item, a.id_titular) as id_item, a.data
        from (select id_usuario, id_titular, tabela, id_item, data from acesso_dado_pessoal
          union all select id_usuario, id_titular, tabela, id_item, data from meses_guardados.acesso_dado_pessoal) a
        where a.data >= i.periodo_de and a.data <= i.periodo_ate
          and (i.id_suspeito is null or a.id_usuario = i.id_suspeito)) lido
      left join rh_usuario u on lido.tabela = 'rh_usuario' and u.id = lido.id_item
      left join relationship_dados_pessoas c on lido.tabela = 'relationship_dados_pessoas' and c.id = lido.id_item
    where i.id = ${id} and lido.id_item is not null
    group by i.id, lido.tabela, lido.id_item`.execute(db)
  const { updated_at } = await db
    .updateTable('incidente_dados')
    .set({ apurado_em: sql`agora()` })
    .where('id', '=', id)
    .returning('updated_at')
    .executeTakeFirstOrThrow()
  const { titulares } = await db
    .selectFrom('incidente_dados_titular')
    .where('id_incidente', '=', id)
    .select(sql<number>`count(*)::int`.as('titulares'))
    .executeTakeFirstOrThrow()
  return { titulares, updated_at }
}

const MOST_FILES = 200

/** Files that were taken in the period, the newest first. */
export async function filesOf(db: Database, id: number) {
  const { rows } = await sql<{ tela: string; linhas: number; data: Date; quem: string | null }>`
    select e.tela, e.linhas, e.data, coalesce(u.nome, u.email) as quem
    from incidente_dados i join exportacao e on e.data >= i.periodo_de and e.data <= i.periodo_ate
      and (i.id_suspeito is null or e.id_usuario = i.id_suspeito)
      left join rh_usuario u on u.id = e.id_usuario
    where i.id = ${id} order by e.data desc limit ${MOST_FILES}`.execute(db)
  return rows
}

export const listAffected = (db: Database, request: ListAffectedInput) =>
  readPage(
    db
      .selectFrom('incidente_dados_titular as t')
      .select(['t.id_incidente', 't.tabela', 't.id', 't.nome', 't.leituras', 't.primeira', 't.ultima']),
    request,
    { definition: affectedList, alias: 't', refs: {}, search: normalised('t.nome') },
  )

export const readTexts = (db: Database) =>
  db
    .selectFrom('incidente_texto')
    .select([sql<IncidentText>`chave`.as('chave'), 'texto'])
    .orderBy('chave')
    .execute()

export const saveText = (db: Database, chave: IncidentText, texto: string) =>
  db.updateTable('incidente_texto').set({ texto }).where('chave', '=', chave).execute()

/** Ends those that were closed long enough ago; the database refuses younger ones. */
export const endOldIncidents = (db: Database) =>
  sql`delete from incidente_dados
    where encerrado_em < now() - make_interval(years => ${INCIDENT_YEARS}) - interval '1 day'`.execute(db)
