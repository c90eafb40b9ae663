import {
  onboardingSchemas,
  type ListOnboardingsInput,
  type OnboardingStatusInput,
  type ReachInput,
  type UpdateOnboardingInput,
} from '@intranet/contract/people/onboarding-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { assertAllFound, removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { managesOnboarding, readable, writable } from './onboarding-scope.ts'

export interface LinkedTrail {
  id_trilha: number
  nome: string
  prioridade: number
  ativo: boolean
  total_conteudos: number
  minutos: number
}

const linkedTrails = sql<LinkedTrail[]>`(select coalesce(json_agg(json_build_object(
    'id_trilha', t.id, 'nome', t.nome, 'prioridade', l.prioridade, 'ativo', t.ativo,
    'total_conteudos', s.total, 'minutos', s.minutos) order by l.prioridade), '[]')
  from onboarding_onboarding_trilha l join onboarding_trilha t on t.id = l.id_trilha,
    lateral (select count(*)::int as total, coalesce(sum(c.minutos), 0)::int as minutos
      from onboarding_trilha_conteudo tc join onboarding_conteudo c on c.id = tc.id_conteudo
      where tc.id_trilha = t.id and c.ativo) s
  where l.id_onboarding = o.id)`
const trailCount = sql<number>`(select count(*)::int from onboarding_onboarding_trilha l
  where l.id_onboarding = o.id)`
const reached = sql<number>`(select count(*)::int from onboarding_usuario p
  where p.id_onboarding = o.id and p.alcancado)`

const started = sql<boolean>`exists (select from onboarding_usuario p
  where p.id_onboarding = o.id and p.data_inicio is not null)`

/** HR changes all; the maker of one may correct it until somebody starts it. */
const editable = (actor: Actor) =>
  managesOnboarding(actor)
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(o.id_usuario = ${actor.id}, false) and not ${started}`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('onboarding_onboarding as o')
    .innerJoin('empresa as e', 'e.id', 'o.id_empresa')
    .innerJoin('rh_departamento as d', 'd.id', 'o.id_departamento')
    .innerJoin('rh_cargo as c', 'c.id', 'o.id_cargo')
    .where(readable(actor, 'o', false))
    .select([
      'o.id',
      'o.titulo',
      'o.status',
      'o.id_empresa',
      'e.nome as empresa',
      'o.id_departamento',
      'd.nome as departamento',
      'o.id_cargo',
      'c.nome as cargo',
      'o.prazo_dias',
      reached.as('alcancados'),
      'o.aguarda_ativacao',
      editable(actor).as('editavel'),
      'o.created_at',
      'o.updated_at',
    ])

const source = {
  definition: onboardingSchemas.list,
  alias: 'o',
  refs: {
    empresa: 'e.nome',
    departamento: 'd.nome',
    cargo: 'c.nome',
    trilhas: trailCount,
    alcancados: reached,
  },
  search: normalised('o.titulo', 'd.nome', 'c.nome'),
} as const

export const listOnboardings = (db: Database, actor: Actor, request: ListOnboardingsInput) =>
  readPage(visible(db, actor).select(trailCount.as('trilhas')), request, source)

export const countOnboardings = (db: Database, actor: Actor) => rowCount(visible(db, actor))

/** The same list with the trails of each in their order, as the documented calls answer it. */
export const listWithTrails = (db: Database, actor: Actor, request: ListOnboardingsInput) =>
  readPage(visible(db, actor).select(linkedTrails.as('trilhas')), request, source)

export const getOnboarding = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('o.id', '=', id)
    .select([linkedTrails.as('trilhas'), 'o.id_usuario'])
    .executeTakeFirst()

/** Those of the onboardings whose trails the actor may link. */
export const writableOnboardings = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('onboarding_onboarding as o')
    .where(writable(actor, 'o'))
    .where('o.id', 'in', [...ids])
    .select('o.id')
    .execute()

export interface OnboardingRow {
  titulo: string
  status?: boolean
  id_empresa: number
  id_departamento: number
  id_cargo: number
  prazo_dias?: number | null
  aguarda_ativacao?: boolean
}

export const insertOnboardings = (db: Database, actor: Actor, rows: OnboardingRow[]) =>
  db
    .insertInto('onboarding_onboarding')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning(['id', 'titulo', 'status', 'id_empresa', 'id_departamento', 'id_cargo', 'created_at'])
    .execute()

export const updateOnboarding = (
  db: Database,
  actor: Actor,
  input: UpdateOnboardingInput & { aguarda_ativacao?: boolean },
) =>
  saveRecord(
    db.updateTable('onboarding_onboarding').where(writable(actor, 'onboarding_onboarding')),
    input as { id: number; updated_at?: string },
  )

/** Those of the given onboardings that wait for HR, with their makers; locked until the transaction ends. */
export const waitingOnboardings = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('onboarding_onboarding')
    .where('id', 'in', ids)
    .where('aguarda_ativacao', '=', true)
    .select(['id', 'titulo', 'id_usuario'])
    .forUpdate()
    .execute()

/** Activates or deactivates onboardings: in both cases they no longer wait for HR. */
export async function switchOnboardings(db: Database, actor: Actor, { ids, status }: OnboardingStatusInput) {
  const rows = await db
    .updateTable('onboarding_onboarding')
    .where(writable(actor, 'onboarding_onboarding'))
    .where('id', 'in', ids)
    .set({ status, aguarda_ativacao: false })
    .returning('id')
    .execute()
  assertAllFound(ids, rows)
  return { alterados: rows.length }
}

export const removeOnboarding = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('onboarding_onboarding').where((eb) => inScope(actor, eb.ref('id_empresa'))),
    id,
  )

/** The place of a position, and whether a department is one of the provider's (or the whole group's). */
export async function placeExists(db: Database, place: Omit<OnboardingRow, 'titulo'>) {
  const row = await db
    .selectFrom('rh_departamento as d')
    .where('d.id', '=', place.id_departamento)
    .where((eb) => eb.or([eb('d.id_empresa', 'is', null), eb('d.id_empresa', '=', place.id_empresa)]))
    .select(
      sql<boolean>`exists (select from rh_cargo c join rh_setor s on s.id = c.id_setor
        where c.id = ${place.id_cargo} and s.id_departamento = d.id)`.as('cargo'),
    )
    .executeTakeFirst()
  return { departamento: row !== undefined, cargo: row?.cargo ?? false }
}

/** How many active employees are in a place of the actor's. */
export async function countReached(db: Database, actor: Actor, place: ReachInput) {
  const row = await db
    .selectFrom('rh_usuario as u')
    .where(readable(actor, 'u', false))
    .where('u.ativo', '=', true)
    .where('u.funcionario', '=', true)
    .where('u.id_empresa', '=', place.id_empresa)
    .$if(typeof place.id_departamento === 'number', (query) =>
      query.where('u.id_departamento', '=', place.id_departamento!),
    )
    .$if(typeof place.id_cargo === 'number', (query) => query.where('u.id_cargo', '=', place.id_cargo!))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return { total: row.total }
}
