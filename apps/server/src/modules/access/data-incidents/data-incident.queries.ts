import {
  affectedList,
  incidentList,
  type IncidentFields,
  type ListAffectedInput,
  type ListIncidentsInput,
} from '@intranet/contract/access/data-incidents'
import { INCIDENT_YEARS, type IncidentText } from '@intranet/contract/access/data-incident-words'
import type { ReadingTable } from '@intranet/contract/access/reading-tables'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { normalised, readPage } from '../../../platform/list.ts'
import { saveRecord } from '../../../platform/records.ts'

const incidents = (db: Database) =>
  db
    .selectFrom('incidente_dados as t')
    .select([
      't.titulares',
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

export const listIncidents = (db: Database, request: ListIncidentsInput) =>
  readPage(incidents(db), request, {
    definition: incidentList,
    alias: 't',
    refs: {},
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

/** Name and document of who a record is about, in the record's own columns. */
const persons: Record<ReadingTable, readonly [nome: string, documento: string]> = {
  rh_usuario: ['coalesce(x.nome, x.email)', 'x.cpf'],
  relationship_dados_pessoas: ['x.nome_razaosocial', 'x.cpf'],
  vendas_lead: ['x.cliente', 'x.documento'],
  // A sheet whose lines are gone, or were never imported.
  vendas_lead_importacao: ['x.nome_arquivo', 'null::text'],
  vendas_lead_participante: ['x.nome', 'x.cpf'],
  blacklist: ['x.nome', 'x.cpf_cnpj'],
  bo_venda: ['x.cliente', 'x.documento'],
  bo_estorno: ['x.nome_razaosocial', 'x.cpf'],
  painel_atendimento: [
    'x.nome_razaosocial',
    '(select p.cpf from relationship_dados_pessoas p where p.id_empresa = x.id_empresa and p.codpessoa = x.cod_cliente)',
  ],
  patrocinio_solicitacao: ['x.nome_razaosocial', 'x.cpf_cnpj'],
  relacionamento_preferencias_cliente: ['x.nome_razaosocial', 'x.cpf'],
  site_roleta_historico: ['x.nome', 'x.cpf'],
}

/** Of a reading (`l`): the person of its record. Only the branch of its table looks anything up. */
const personRead = sql.raw(
  Object.entries(persons)
    .map(
      ([tabela, [nome, documento]]) =>
        `select ${nome} as nome, ${documento} as documento from ${tabela} x where l.tabela = '${tabela}' and x.id = l.id_item`,
    )
    .join(' union all '),
)

/**
 * Whose data the logs say was read in the incident's period, by the account that it names or by anybody. Who opened a sheet
 * of leads read every line.
 */
export async function countAffected(db: Database, id: number) {
  await db.deleteFrom('incidente_dados_titular').where('id_incidente', '=', id).execute()
  const { rows } = await sql<{ titulares: number; updated_at: Date }>`
    with l as materialized (
      select case when p.id is null then coalesce(a.tabela, 'rh_usuario') else 'vendas_lead_participante' end as tabela,
        coalesce(p.id, a.id_item, a.id_titular) as id_item,
        count(*) as leituras, min(a.data) as primeira, max(a.data) as ultima
      from incidente_dados i
        join (select id_usuario, id_titular, tabela, id_item, data from acesso_dado_pessoal
          union all select id_usuario, id_titular, tabela, id_item, data from meses_guardados.acesso_dado_pessoal) a
          on a.data >= i.periodo_de and a.data <= i.periodo_ate
            and (i.id_suspeito is null or a.id_usuario = i.id_suspeito)
        left join vendas_lead_participante p
          on a.tabela = 'vendas_lead_importacao' and p.id_importacao_evento = a.id_item
      where i.id = ${id} and coalesce(a.id_item, a.id_titular) is not null
      group by 1, 2
    ), lidos as materialized (
      select l.*, p.nome, nullif(regexp_replace(p.documento, '[^0-9A-Za-z]', '', 'g'), '') as documento
      from l left join lateral (${personRead}) p on true
    ), guardados as (
      insert into incidente_dados_titular (id_incidente, tabela, id_item, nome, leituras, primeira, ultima)
      select ${id}, tabela, id_item, nome, leituras, primeira, ultima from lidos
    )
    update incidente_dados set apurado_em = agora(),
      titulares = (select count(distinct coalesce(documento, tabela || ' ' || id_item)) from lidos)
    where incidente_dados.id = ${id} returning titulares, updated_at`.execute(db)
  return rows[0]!
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
      .select([
        't.id_incidente',
        sql<ReadingTable>`t.tabela`.as('tabela'),
        't.id_item',
        't.id',
        't.nome',
        't.leituras',
        't.primeira',
        't.ultima',
      ]),
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
