import { can } from '@intranet/contract/access'
import type {
  IncidentPriority,
  IncidentReach,
  IncidentState,
} from '@intranet/contract/operations/incident-options'
import { incidentList, type ListIncidentsInput } from '@intranet/contract/operations/incidents'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import type { StagedRecords } from '../../../platform/record-stages.queries.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { customersNow, namesPlace } from './incident-reckoning.ts'
import { editableIncident, readableIncident } from './incident-scope.ts'

/** Whom it concerns, by name. */
export const audience = sql<string>`coalesce(d.nome, e.nome)`
/** Whole minutes from the beginning to the end; none while it lasts. */
const duration = sql<number | null>`floor(extract(epoch from i.fim - i.inicio) / 60)::int`
/** What it is sorted by: what is still open lasts until now. */
const lasting = sql<number>`extract(epoch from coalesce(i.fim, now()) - i.inicio)`

/** The nearest reason why an incident concerns the actor: their city, their department, their provider. */
const reach = (actor: Actor) => sql<IncidentReach | null>`case
  when exists (select from incidente_cidade ic join rh_usuario eu on eu.id_cidade = ic.id_cidade
    where ic.id_incidente = i.id and eu.id = ${actor.id}) then 'cidade'
  when i.id_departamento = ${actor.id_departamento} then 'departamento'
  when i.id_empresa = ${actor.id_empresa} then 'provedor' end`

/**
 * What concerns the actor more is first, and the newest first among equals: no moment has 1e10 seconds. Planned work
 * is as new as its announcement.
 */
export const relevance = (
  actor: Actor,
) => sql<number>`coalesce(array_position(array['provedor', 'departamento', 'cidade'],
  ${reach(actor)}), 0) * 1e10 + extract(epoch from least(i.inicio, i.created_at))::float8`

/** The gravest of incidents `i` has the least. */
export const priorityOrder = sql<number>`array_position(array['critica', 'alta', 'media', 'baixa'], i.prioridade)`

/** Incidents `i` that the actor may read, with their category `k`, department `d`, provider `e` and author `u`. */
export const readable = (db: Database, actor: Actor) =>
  db
    .selectFrom('incidente as i')
    .innerJoin('incidente_categoria as k', 'k.id', 'i.id_categoria')
    .leftJoin('rh_departamento as d', 'd.id', 'i.id_departamento')
    .leftJoin('empresa as e', 'e.id', 'i.id_empresa')
    .leftJoin('rh_usuario as u', 'u.id', 'i.id_usuario')
    .where(readableIncident(actor))

const visible = (db: Database, actor: Actor) =>
  readable(db, actor).select([
    'i.id',
    'i.created_at',
    'i.titulo',
    'k.titulo as categoria',
    'k.color',
    'k.icone',
    'k.programada',
    'i.id_categoria',
    audience.as('abrangencia'),
    'i.id_departamento',
    'i.id_empresa',
    sql<IncidentPriority>`i.prioridade`.as('prioridade'),
    sql<IncidentState>`i.situacao`.as('situacao'),
    'i.inicio',
    'i.previsao',
    'i.fim',
    duration.as('duracao'),
    'u.nome as autor',
    'i.id_usuario',
    reach(actor).as('afeta'),
    relevance(actor).as('relevancia'),
    editableIncident(actor).as('editavel'),
    'i.updated_at',
  ])

export const listIncidents = (db: Database, actor: Actor, request: ListIncidentsInput) =>
  readPage(visible(db, actor), request, {
    definition: incidentList,
    alias: 'i',
    refs: {
      categoria: 'k.titulo',
      abrangencia: audience,
      duracao: duration,
      autor: 'u.nome',
      afeta: reach(actor),
      relevancia: relevance(actor),
    },
    sorted: { duracao: lasting },
    search: 'i.busca',
  })

/** What is "em aberto", in the list, on its card and on the home: planned work that is ahead too. */
export const stillOpen = (db: Database, actor: Actor) =>
  readable(db, actor).where('i.situacao', 'in', ['aberto', 'em_tratamento']).where('i.ativo', '=', true)

export const countIncidents = (db: Database, actor: Actor) => rowCount(stillOpen(db, actor))

/** What the thread of an incident is read from. */
export const stagedIncidents = (db: Database, actor: Actor): StagedRecords => ({
  tabela: 'incidente',
  rows: readable(db, actor).select([
    'i.id',
    'i.situacao as etapa',
    'i.created_at',
    sql<null>`null::timestamptz`.as('desde'),
  ]),
})

export const getIncident = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('i.id', '=', id)
    .select((eb) => [
      'i.descricao',
      'i.solucao',
      'i.motivo',
      'i.bairros',
      'i.reaberturas',
      jsonArrayFrom(
        eb
          .selectFrom('incidente_cidade as ic')
          .innerJoin('cidade as c', 'c.id', 'ic.id_cidade')
          .whereRef('ic.id_incidente', '=', 'i.id')
          .select(['c.id', 'c.nome', 'c.uf'])
          .orderBy('c.nome')
          .orderBy('c.id'),
      ).as('cidades'),
      jsonArrayFrom(
        eb
          .selectFrom('incidente_andamento as a')
          .leftJoin('rh_usuario as p', 'p.id', 'a.id_usuario')
          .whereRef('a.id_incidente', '=', 'i.id')
          .select([
            'a.id',
            'a.texto',
            sql<IncidentState | null>`a.situacao_de`.as('situacao_de'),
            sql<IncidentState | null>`a.situacao_para`.as('situacao_para'),
            'p.nome as usuario',
            'a.created_at',
          ])
          .orderBy('a.id')
          .limit(500),
      ).as('andamentos'),
      sql<boolean>`exists (select from incidente_seguidor s where s.id_incidente = i.id and s.id_usuario = ${actor.id})`.as(
        'segue',
      ),
      sql<number>`(select count(*)::int from incidente_usuario t where t.id_incidente = i.id and t.tipo = 'novo')`.as(
        'avisados',
      ),
      sql<number>`(select count(*)::int from incidente_usuario t where t.id_incidente = i.id and t.tipo = 'novo'
        and t.lido_em is not null)`.as('lidos'),
    ])
    .executeTakeFirst()

/** Active departments that an incident may be for; those of the whole group are for managers. */
export const audienceDepartments = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_departamento')
    .where('ativo', '=', true)
    .where((eb) => inScope(actor, eb.ref('id_empresa'), can(actor, 'incidentes', 'manage')))

/** Who was notified of an incident, those who have read it first. */
export const readersOf = (db: Database, id: number) =>
  db
    .selectFrom('incidente_usuario as t')
    .innerJoin('rh_usuario as u', 'u.id', 't.id_usuario')
    .where('t.id_incidente', '=', id)
    .where('t.tipo', '=', 'novo')
    .select(['u.id', 'u.nome', 't.lido_em'])
    .orderBy(sql`t.lido_em desc nulls last`)
    .orderBy('u.nome')
    .orderBy('u.id')
    .limit(5000)
    .execute()

/** What decides about a write: read under the lock of the incident. */
export const storedIncident = (db: Database, actor: Actor, id: number) =>
  readable(db, actor)
    .where('i.id', '=', id)
    .select([
      'i.id',
      'i.titulo',
      'i.id_usuario',
      'i.id_categoria',
      'i.id_departamento',
      'i.id_empresa',
      sql<IncidentPriority>`i.prioridade`.as('prioridade'),
      sql<IncidentState>`i.situacao`.as('situacao'),
      'i.inicio',
      'i.previsao',
      'i.fim',
      'i.reaberturas',
      'i.updated_at',
      'i.bairros',
      namesPlace('i').as('com_cidade'),
      'k.titulo as categoria',
      sql<number | null>`coalesce(i.id_empresa, d.id_empresa)`.as('provedor'),
      editableIncident(actor).as('editavel'),
    ])
    .executeTakeFirst()

/** A category that may be chosen: active, or the one that is saved. */
export const chosenCategory = (db: Database, id: number, saved?: number) =>
  db
    .selectFrom('incidente_categoria')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('ativo', '=', true), eb('id', '=', saved ?? 0)]))
    .select(['id', 'titulo', 'programada', sql<IncidentPriority>`prioridade_padrao`.as('prioridade_padrao')])
    .executeTakeFirst()

export interface IncidentValues {
  titulo?: string
  descricao?: string
  id_categoria?: number
  id_departamento?: number | null
  id_empresa?: number | null
  bairros?: string[]
  prioridade?: IncidentPriority
  inicio?: string | Date
  previsao?: string | Date | null
}

export const insertIncident = (
  db: Database,
  row: IncidentValues & { titulo: string; descricao: string; id_categoria: number; id_usuario: number },
) => db.insertInto('incidente').values(row).returning('id').executeTakeFirstOrThrow()

export const updateIncident = (db: Database, input: IncidentValues & { id: number; updated_at?: string }) =>
  saveRecord(db.updateTable('incidente'), { ...input })

export const removeIncident = (db: Database, id: number) => removeRecord(db.deleteFrom('incidente'), id)

/** Puts these cities in the place of those that the incident has. */
export async function setCities(db: Database, id: number, cidades: readonly number[]): Promise<void> {
  await sql`delete from incidente_cidade where id_incidente = ${id} and not id_cidade = any(${cidades}::bigint[])`.execute(
    db,
  )
  await sql`insert into incidente_cidade (id_incidente, id_cidade)
    select ${id}, c from unnest(${cidades}::bigint[]) c on conflict do nothing`.execute(db)
}

/** Moves an incident on, with its line in the timeline; 409 where somebody else was first is the caller's to say. */
export async function moveIncident(
  db: Database,
  id: number,
  from: IncidentState,
  to: IncidentState,
  texto: string | null,
) {
  return db
    .updateTable('incidente')
    .set({
      situacao: to,
      ...(to === 'resolvido' && { solucao: texto }),
      ...(to === 'cancelado' && { motivo: texto }),
      fim: to === 'resolvido' || to === 'cancelado' ? sql<Date>`now()` : null,
      clientes_atingidos: to === 'resolvido' ? customersNow('incidente') : null,
      // The timeline keeps what was said to be the solution.
      ...(from === 'resolvido' && { solucao: null, reaberturas: sql<number>`reaberturas + 1` }),
    })
    .where('id', '=', id)
    .where('situacao', '=', from)
    .returning(['id', 'updated_at'])
    .executeTakeFirst()
}

export const insertUpdate = (
  db: Database,
  row: {
    id_incidente: number
    id_usuario: number
    texto: string
    situacao_de?: IncidentState
    situacao_para?: IncidentState
  },
) => db.insertInto('incidente_andamento').values(row).returning('id').executeTakeFirstOrThrow()
