/**
 * Leads lost because of missing coverage, counted by place; one predicate at every level
 * (docs/sales.md#missing-coverage).
 */
import { normalizeText } from '@intranet/contract/formats'
import type { NoCoverageInput } from '@intranet/contract/sales/no-coverage'
import type { NoCoveragePlace } from '@intranet/contract/sales/no-coverage-words'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { most, rowsToRead } from '../../../platform/list-limit.ts'
import type { Actor } from '../../../platform/actor.ts'
import { escapeLike } from '../../../platform/text-search.ts'
import { leadInScope } from '../lead-scope.ts'
import { figures, providersInScope, rangeValues, usesRollUp, within } from '../figures/figure-source.ts'
import { rangesOf } from '../figures/period-ranges.ts'

export type Level = 'cidade' | 'bairro' | 'rua'

/** What a level is narrowed to: keys as they are stored, '' for the leads without that text. */
interface PlaceScope {
  cidade?: string
  bairro?: string
  rua?: string
  /** Part of a city's name. */
  parte?: string
}

export interface NoCoverageScope extends PlaceScope {
  de?: string
  ate?: string
  /** Keys of the providers that the group and the filter leave; undefined is any. */
  provedores?: string[]
}

const keyOf = (text: string | undefined) => (text === undefined ? undefined : normalizeText(text.trim()))

type ProviderFilter = NoCoverageInput['filtro']['provedor']

const providerKeys = (filter: ProviderFilter): string[] | undefined => {
  if (typeof filter !== 'object') return filter === undefined ? undefined : [filter]
  return '_in' in filter ? filter._in : [filter._eq]
}

/** The group of the level above and the first level's filters, as one. */
export function scopeOf({
  provedor,
  cidade,
  bairro,
  logradouro,
  filtro,
}: Omit<NoCoverageInput, 'sort'>): NoCoverageScope {
  const city = filtro.cidade
  const part = typeof city === 'object' && '_ilike' in city ? city._ilike : undefined
  const whole = typeof city === 'object' ? ('_eq' in city ? city._eq : undefined) : city
  const filtered = providerKeys(filtro.provedor)
  // A group of another provider or city than the filter's holds nothing.
  const apart = cidade !== undefined && whole !== undefined && keyOf(cidade) !== keyOf(whole)
  const kept = provedor === undefined ? filtered : (filtered ?? [provedor]).filter((one) => one === provedor)
  return {
    de: filtro.created_at?._gte,
    ate: filtro.created_at?._lte,
    provedores: apart ? [] : kept,
    cidade: keyOf(cidade ?? whole),
    bairro: keyOf(bairro),
    rua: keyOf(logradouro),
    parte: keyOf(part),
  }
}

/** Tests on the columns that hold the three keys. */
function placeTests(scope: PlaceScope, names: Record<Level, string>): RawBuilder<boolean> {
  const tests: RawBuilder<boolean>[] = [sql<boolean>`true`]
  for (const level of ['cidade', 'bairro', 'rua'] as const) {
    if (scope[level] !== undefined) tests.push(sql<boolean>`${sql.ref(names[level])} = ${scope[level]}`)
  }
  if (scope.parte) tests.push(sql<boolean>`${sql.ref(names.cidade)} like ${`%${escapeLike(scope.parte)}%`}`)
  return sql<boolean>`(${sql.join(tests, sql` and `)})`
}

/** The leads of this report under `l`; its partial index finds them by place. */
export function placeLeads(actor: Actor, scope: NoCoverageScope): RawBuilder<unknown> {
  const { provedores } = scope
  // A single provider is compared with `=`: only then does the index give the order as well.
  const ofProviders =
    provedores?.length === 1
      ? sql`l.id_empresa = (${providersInScope(actor, provedores)})[1]`
      : sql`l.id_empresa = any(${providersInScope(actor, provedores)})`
  return sql`vendas_lead l where l.desfecho = 'sem_cobertura' and l.tipo not in ('upgrade', 'downgrade') and ${ofProviders}
    and ${leadInScope(actor, 'l')} and ${within(sql`l.created_at`, scope)}
    and ${placeTests(scope, { cidade: 'l.cidade_chave', bairro: 'l.bairro_chave', rua: 'l.rua_chave' })}`
}

/**
 * Rows of (id_empresa, cidade, bairro, rua, their names, uf, leads) under `s`, to be summed: cities and neighbourhoods
 * from the roll-ups, streets (and all that only some see) from the leads.
 */
export function places(actor: Actor, scope: NoCoverageScope, level: Level): RawBuilder<unknown> {
  if (level === 'rua' || !usesRollUp(actor)) {
    return sql`(select l.id_empresa, l.cidade_chave as cidade, nullif(btrim(l.cidade), '') collate "C" as nome_cidade,
      l.bairro_chave as bairro, nullif(btrim(l.bairro), '') collate "C" as nome_bairro, l.rua_chave as rua,
      nullif(btrim(l.logradouro), '') collate "C" as nome_rua, l.estado as uf, 1 as leads
      from ${placeLeads(actor, scope)}) s`
  }
  const { de, ate, provedores } = scope
  if (level === 'cidade') {
    return sql`(select id_empresa, chave as cidade, nome as nome_cidade, uf, sem_cobertura as leads
      from ${figures(actor, 'cidade', { de, ate, provedores })}
      where sem_cobertura <> 0
        and ${placeTests({ cidade: scope.cidade, parte: scope.parte }, { cidade: 'chave', bairro: '', rua: '' })}) s`
  }
  const providers = providersInScope(actor, provedores)
  const inPlace = (alias: string) =>
    placeTests(
      { ...scope, rua: undefined },
      { cidade: `${alias}.cidade`, bairro: `${alias}.bairro`, rua: '' },
    )
  return sql`(
    select r.id_empresa, r.cidade, r.nome_cidade, r.bairro, r.nome_bairro, r.leads
    from ${rangeValues(rangesOf(de, ate))} join vendas_resumo_bairro r on r.grao = p.grao and r.dia between p.de and p.ate
    where r.id_empresa = any(${providers}) and ${inPlace('r')}
    union all
    select f.id_empresa, f.cidade, f.nome_cidade, f.bairro, f.nome_bairro, f.sem_cobertura from vendas_lead_delta f
    where f.sem_cobertura <> 0 and f.id_empresa = any(${providers}) and ${inPlace('f')} and ${within(sql`f.dia`, scope)}
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

/** The groups of a level with their leads; one row per provider and place, most leads first. */
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
        order by ${order} limit ${rowsToRead(limit ?? 0, most.drillDown)} offset ${offset}
      ) p), '[]') as dados`.execute(db)
  return rows[0]!
}

/** How many leads a place holds, by the coarsest figures that know it. */
export async function countLeads(
  db: Database,
  actor: Actor,
  request: Omit<NoCoverageInput, 'sort'>,
): Promise<number> {
  const scope = scopeOf(request)
  const level = scope.rua !== undefined ? 'rua' : scope.bairro !== undefined ? 'bairro' : 'cidade'
  const { rows } = await sql<{ leads: number }>`
    select coalesce(sum(s.leads), 0)::int as leads from ${places(actor, scope, level)}`.execute(db)
  return rows[0]!.leads
}
