import {
  anniversaryReport,
  birthdayReport,
  type AnniversaryRequest,
  type BirthdayRequest,
  type DayFiguresRequest,
} from '@intranet/contract/people/hr-reports'
import type { ProviderFigures } from '@intranet/contract/provider-figures'
import type { Filter } from '@intranet/contract/list'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { filterRows, readPage } from '../../../platform/list.ts'
import { myReaction, reactionCounts } from '../../../platform/reactions.ts'
import { ofOwnProviders } from '../../../platform/scope.ts'
import { byName, everybody, placeRefs } from './report-source.ts'
import { today } from '../../../platform/today.ts'
import { askedOf } from './report-period.ts'
import { todayInBrazil } from '@intranet/contract/today'

/** A person's day of a year, as the record that takes reactions: 12 in 2026 is 122026. */
const YEARS = 10_000

type DayColumn = 'data_nascimento' | 'data_admissao'
interface Day {
  item: number
  dia: number
  hoje: boolean
}

/** The day as month and day in one number, 29 February being the 28th in common years, and whether it is today. */
const dayOf = (column: DayColumn) => sql<Day>`(
  select u.id * ${YEARS}::int + extract(year from t.hoje)::int as item, x.dia, x.dia = mes_dia(t.hoje) as hoje
  from (select ${today} as hoje) t, lateral (
    select case when mes_dia(${sql.ref(`u.${column}`)}) = 229 and mes_dia((date_trunc('year', t.hoje) + interval '59 days')::date) = 301
      then 228 else mes_dia(${sql.ref(`u.${column}`)}) end as dia) x)`

const colleagues = (db: Database, actor: Actor, column: DayColumn) =>
  everybody(db)
    .innerJoinLateral(dayOf(column).as('i'), (join) => join.onTrue())
    .where('u.ativo', '=', true)
    .where('u.nome', 'is not', null)
    .where(`u.${column}`, 'is not', null)
    .where(ofOwnProviders(actor, 'u.id_empresa'))

const birthdays = (db: Database, actor: Actor) =>
  colleagues(db, actor, 'data_nascimento').where('u.exibir_aniversario', '=', true)

/** Whole years, complete on the very day of the anniversary (docs/people.md#years-in-the-company). */
const years = sql<number>`(extract(year from age(${today} + (i.hoje and mes_dia(u.data_admissao) = 229)::int, u.data_admissao)))::int`

const anniversaries = (db: Database, actor: Actor) =>
  colleagues(db, actor, 'data_admissao').where(sql<boolean>`${years} > 0`)

/** A month is read by the index of days; no month means the current one. */
function inMonth(column: DayColumn, filtro: Filter<'mes'>): RawBuilder<boolean> {
  const month = askedOf(filtro, 'mes').length ? filtro.mes : Number(todayInBrazil().slice(5, 7))
  if (typeof month !== 'number') return sql<boolean>`true`
  return sql<boolean>`mes_dia(${sql.ref(`u.${column}`)}) between ${month * 100 + 1} and ${month * 100 + 31}`
}

/** A single month is already written as the index needs it; anything else stays a filter. */
const others = <F extends { mes?: unknown }>(filtro: F): F =>
  typeof filtro.mes === 'number' ? { ...filtro, mes: undefined } : filtro

const order = sql`case when i.hoje then 0 else i.dia end`
const dayRefs = { ...placeRefs, ordem: order, mes: sql`(i.dia / 100)` }
/** As it is answered: 27/11. */
const dayAndMonth = sql<string>`to_char(u.data_nascimento, 'DD/MM')`
const shown = [
  'u.id',
  'u.nome',
  'u.id_foto',
  'u.id_empresa',
  'e.nome as empresa',
  'd.nome as departamento',
] as const

/** Birthdays of a month, today's first with their reactions. Neither the year nor an age is in it. */
export const listBirthdays = (db: Database, actor: Actor, request: BirthdayRequest) =>
  readPage(
    birthdays(db, actor)
      .where(inMonth('data_nascimento', request.filtro))
      .select([
        ...shown,
        'i.item',
        'i.hoje',
        dayAndMonth.as('dia_mes'),
        reactionCounts('aniversario', 'i.item').as('reacoes'),
        myReaction(actor, 'aniversario', 'i.item').as('minha_reacao'),
      ]),
    { ...request, filtro: others(request.filtro) },
    { definition: birthdayReport, alias: 'u', refs: { ...dayRefs, dia_mes: dayAndMonth }, search: byName },
  )

/** Years in the company of people who were admitted in a month, today's first with their reactions; year 0 is left out. */
export const listAnniversaries = (db: Database, actor: Actor, request: AnniversaryRequest) =>
  readPage(
    anniversaries(db, actor)
      .where(inMonth('data_admissao', request.filtro))
      .select([
        ...shown,
        'i.item',
        'i.hoje',
        'u.data_admissao',
        years.as('anos'),
        reactionCounts('tempo_casa', 'i.item').as('reacoes'),
        myReaction(actor, 'tempo_casa', 'i.item').as('minha_reacao'),
      ]),
    { ...request, filtro: others(request.filtro) },
    {
      definition: anniversaryReport,
      alias: 'u',
      refs: { ...dayRefs, anos: years },
      search: byName,
    },
  )

const daySources = {
  aniversarios: [birthdays, 'data_nascimento'],
  tempo_casa: [anniversaries as typeof birthdays, 'data_admissao'],
} as const

/** The people of each provider whose day is in a month, and how many of them on each of its days. */
export async function countDaysByProvider(
  db: Database,
  actor: Actor,
  { relatorio, filtro, q }: DayFiguresRequest,
): Promise<ProviderFigures> {
  const [source, column] = daySources[relatorio]
  const people = filterRows(
    source(db, actor)
      .where(inMonth(column, filtro))
      .select(['u.id_empresa', sql<number>`i.dia`.as('dia')]),
    { filtro: others(filtro), q },
    { definition: birthdayReport, alias: 'u', refs: { ...dayRefs, dia_mes: dayAndMonth }, search: byName },
  )
  const { rows } = await sql<ProviderFigures[number]>`
    with t as materialized (${people}),
    s as (select id_empresa, count(*)::int as total from t group by id_empresa),
    l as (select s.id_empresa, d, (select count(*)::int from t where t.id_empresa = s.id_empresa and t.dia % 100 = d) as total
      from s cross join generate_series(1, 31) as d)
    select c.sistema, s.total, null::int as total_antes, null::int as outro, null::int as outro_antes,
      array(select l.total from l where l.id_empresa = c.id order by l.d) as linha
    from empresa c join s on s.id_empresa = c.id order by c.nome, c.id`.execute(db)
  return rows
}

/** Birthdays and work anniversaries of today in the whole group, only for the greeting. */
export const celebratedToday = (db: Database, column: DayColumn) =>
  everybody(db)
    .innerJoinLateral(dayOf(column).as('i'), (join) => join.onTrue())
    .where('u.ativo', '=', true)
    .where('i.hoje', '=', true)
    .select(['u.id', years.as('anos')])
    .execute()

/**
 * Whether the item is today's birthday or anniversary of a person the actor can see: only then are reactions possible.
 */
const isToday = (days: typeof birthdays) => async (db: Database, actor: Actor, item: number) =>
  Boolean(
    await days(db, actor)
      .where('u.id', '=', Math.floor(item / YEARS))
      .where('i.item', '=', item)
      .where('i.hoje', '=', true)
      .select('u.id')
      .executeTakeFirst(),
  )

export const maySeeBirthday = isToday(birthdays)
export const maySeeAnniversary = isToday(anniversaries as typeof birthdays)
