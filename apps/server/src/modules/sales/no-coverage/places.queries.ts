/** Leads lost for want of coverage, counted by place; one predicate at every level (002:124). */
import { normalizeText } from '@intranet/contract/formats'
import type { NoCoverageInput } from '@intranet/contract/sales/no-coverage'
import { NO_COVERAGE_LIMIT, type NoCoveragePlace } from '@intranet/contract/sales/no-coverage-words'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import {
  countedLeads,
  figures,
  providersInScope,
  rangeValues,
  usesRollUp,
} from '../sales-reports/figure-source.ts'
import { rangesOf } from '../sales-reports/period-ranges.ts'

export type Level = 'cidade' | 'bairro' | 'rua'

/** What a level is narrowed to: keys as they are stored, '' for the leads without that text. */
export interface NoCoverageScope {
  de?: string
  ate?: string
  /** Every one of them must be the lead's provider: the group's and the filter's. */
  provedores: string[]
  cidade?: string
  bairro?: string
  rua?: string
  /** Part of a city's name. */
  parte?: string
}

const keyOf = (text: string | undefined) => (text === undefined ? undefined : normalizeText(text.trim()))
const plain = (value: string | { _eq: string } | undefined) => (typeof value === 'object' ? value._eq : value)

/** The group of the level above and the first level's filters, as one. */
export function scopeOf({ provedor, cidade, bairro, logradouro, filtro }: NoCoverageInput): NoCoverageScope {
  const city = filtro.cidade
  const part = typeof city === 'object' && '_ilike' in city ? city._ilike : undefined
  const whole = typeof city === 'object' && '_ilike' in city ? undefined : plain(city)
  const provedores = [provedor, plain(filtro.provedor)].filter((one) => one !== undefined)
  const scope: NoCoverageScope = {
    de: filtro.created_at?._gte,
    ate: filtro.created_at?._lte,
    provedores,
    cidade: keyOf(cidade ?? whole),
    bairro: keyOf(bairro),
    rua: keyOf(logradouro),
    parte: keyOf(part),
  }
  // Two cities at once are none.
  if (cidade !== undefined && whole !== undefined && keyOf(cidade) !== keyOf(whole)) scope.provedores.push('')
  return scope
}

const escapeLike = (value: string) => value.replace(/[\\%_]/g, '\\$&')

/** Tests on the columns that hold the three keys. */
export function placeTests(scope: NoCoverageScope, names: Record<Level, string>): RawBuilder<boolean> {
  const tests: RawBuilder<boolean>[] = [sql<boolean>`true`]
  for (const level of ['cidade', 'bairro', 'rua'] as const) {
    if (scope[level] !== undefined) tests.push(sql<boolean>`${sql.ref(names[level])} = ${scope[level]}`)
  }
  if (scope.parte) tests.push(sql<boolean>`${sql.ref(names.cidade)} like ${`%${escapeLike(scope.parte)}%`}`)
  return sql<boolean>`(${sql.join(tests, sql` and `)})`
}

/** '' is no provider's key: two different ones have no lead in common. */
export function providerOf({ provedores }: NoCoverageScope): string | undefined {
  const [first, ...others] = new Set(provedores)
  return others.length ? '' : first
}

/** Rows of (id_empresa, cidade, bairro, rua, their names, uf, leads) under `s`, to be summed. */
export function places(actor: Actor, scope: NoCoverageScope, level: Level): RawBuilder<unknown> {
  const provedor = providerOf(scope)
  const period = { de: scope.de, ate: scope.ate, provedor }
  const facts = sql`select f.id_empresa, f.cidade, f.nome_cidade, f.bairro, f.nome_bairro, f.rua, f.nome_rua,
    f.uf, f.sem_cobertura as leads`
  const inPlace = placeTests(scope, { cidade: 'f.cidade', bairro: 'f.bairro', rua: 'f.rua' })
  if (!usesRollUp(actor))
    return sql`(${facts} from ${countedLeads(actor, period)} and f.sem_cobertura <> 0 and ${inPlace}) s`
  if (level === 'cidade') {
    return sql`(select id_empresa, chave as cidade, nome as nome_cidade, '' as bairro, null as nome_bairro, '' as rua,
      null as nome_rua, uf, sem_cobertura as leads from ${figures(actor, 'cidade', period)}
      where ${placeTests({ ...scope, bairro: undefined, rua: undefined }, { cidade: 'chave', bairro: '', rua: '' })}) s`
  }
  const ranges = rangesOf(scope.de, scope.ate)
  if (!ranges.length) return sql`(${facts} from vendas_lead_delta f where false) s`
  const providers = providersInScope(actor, provedor)
  return sql`(
    select r.id_empresa, r.cidade, r.nome_cidade, r.bairro, r.nome_bairro, r.rua, r.nome_rua, null as uf, r.leads
    from ${rangeValues(ranges)} join vendas_resumo_rua r on r.grao = p.grao and r.dia between p.de and p.ate
    where r.id_empresa = any(${providers})
      and ${placeTests(scope, { cidade: 'r.cidade', bairro: 'r.bairro', rua: 'r.rua' })}
    union all
    ${facts} from vendas_lead_delta f
    where f.sem_cobertura <> 0 and f.id_empresa = any(${providers}) and ${inPlace}
      ${scope.de === undefined ? sql`` : sql`and f.dia >= ${scope.de}::date`}
      ${scope.ate === undefined ? sql`` : sql`and f.dia <= ${scope.ate}::date`}
  ) s`
}

const keys: Record<Level, RawBuilder<unknown>> = {
  cidade: sql`s.cidade`,
  bairro: sql`s.cidade, s.bairro`,
  rua: sql`s.cidade, s.bairro, s.rua`,
}

const nameOf = (level: Level, key: Level) =>
  Object.keys(keys).indexOf(key) > Object.keys(keys).indexOf(level)
    ? sql`''`
    : sql`coalesce(max(${sql.ref(`s.nome_${key}`)}), '')`

export interface PlacePage {
  total: number
  /** Leads of all groups together. */
  leads: number
  dados: NoCoveragePlace[]
}

/** The groups of a level with their leads; one row a provider and place, most leads first. */
export async function listPlaces(
  db: Database,
  actor: Actor,
  level: Level,
  request: NoCoverageInput,
): Promise<PlacePage> {
  const { limit, offset, sort = '-leads' } = request
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const order = sort.endsWith('leads')
    ? sql`total_leads_sem_cobertura ${direction}, ${sql.ref(level)} collate "pt-BR-x-icu", provedor`
    : sql`${sql.ref(level)} collate "pt-BR-x-icu" ${direction}, provedor, total_leads_sem_cobertura`
  const { rows } = await sql<PlacePage>`
    with g as (
      select sum(s.leads)::int as total_leads_sem_cobertura, e.sistema as provedor, e.nome as provedor_nome,
        ${nameOf(level, 'cidade')} as cidade, ${nameOf(level, 'bairro')} as bairro, ${nameOf(level, 'rua')} as rua
      from ${places(actor, scopeOf(request), level)} join empresa e on e.id = s.id_empresa
      group by e.id, ${keys[level]} having sum(s.leads) > 0
    )
    select (select count(*)::int from g) as total,
      (select coalesce(sum(total_leads_sem_cobertura), 0)::int from g) as leads,
      coalesce((select json_agg(p) from (
        select total_leads_sem_cobertura, provedor, provedor_nome, cidade, bairro, rua as logradouro from g
        order by ${order} limit ${limit || NO_COVERAGE_LIMIT} offset ${offset}
      ) p), '[]') as dados`.execute(db)
  return rows[0]!
}

/** How many leads a place holds, by the same figures. */
export async function countLeads(db: Database, actor: Actor, request: NoCoverageInput): Promise<number> {
  const { rows } = await sql<{ leads: number }>`
    select coalesce(sum(s.leads), 0)::int as leads from ${places(actor, scopeOf(request), 'rua')}`.execute(db)
  return rows[0]!.leads
}
