/** How many customers an incident leaves without service, and for how long: docs/operations.md#work-of-an-incident. */
import { sql, type RawBuilder } from 'kysely'

const column = (i: string, name: string) => sql.ref(`${i}.${name}`)

/** The provider that incident `i`, or its department, belongs to; null for a department of the whole group. */
export const providerOf = (i: string): RawBuilder<number | null> =>
  sql<number | null>`coalesce(${column(i, 'id_empresa')},
    (select p.id_empresa from rh_departamento p where p.id = ${column(i, 'id_departamento')}))`

/**
 * Whether customer `p` may be where an incident of their city is: in one of `bairros` (as `normaliza` spells them), anywhere
 * where it names none. Of whom no district is known may be hit.
 */
export const mayBeHit = (bairros: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(cardinality(${bairros}) = 0 or coalesce(normaliza(p.bairro), '') = '' or normaliza(p.bairro) = any(${bairros}))`

/** Whether customer `p` lives in a city, given as `normaliza` spells it. An ERP need not know the state. */
export const livesIn = (cidade: RawBuilder<unknown>, uf: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(normaliza(p.cidade) = ${cidade} and (p.uf is null or p.uf = ${uf}))`

/** Active customers of incident `i`'s provider in its cities. */
const inCities = (i: string) => sql`incidente_cidade ic join cidade c on c.id = ic.id_cidade
  join relationship_dados_pessoas p on p.id_empresa = ${providerOf(i)} and p.ativo
    and ${livesIn(sql`normaliza(c.nome)`, sql`c.uf`)}`

const customersThere = (i: string) => sql<number>`case when cardinality(${column(i, 'bairros')}) = 0
  then (select count(distinct p.id) from ${inCities(i)} where ic.id_incidente = ${column(i, 'id')})
  else (select count(distinct p.id) from ${inCities(i)} where ic.id_incidente = ${column(i, 'id')}
    and normaliza(p.bairro) = any(array(select normaliza(b) from unnest(${column(i, 'bairros')}) b))) end::int`

/** Whether incident `i` names a place. */
export const namesPlace = (i: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from incidente_cidade ic where ic.id_incidente = ${column(i, 'id')})`

const hasCustomers = (i: string) =>
  sql<boolean>`exists (select from relationship_dados_pessoas p where p.id_empresa = ${providerOf(i)} and p.ativo)`

/** Whether incidents of its category leave customers without service. */
export const stopsNetwork = (i: string): RawBuilder<boolean> =>
  sql<boolean>`(select n.afeta_rede from incidente_categoria n where n.id = ${column(i, 'id_categoria')})`

/** Customers that incident `i` hits at this moment; null where it does not count, or nobody can be counted. */
export const customersNow = (i: string): RawBuilder<number | null> => sql<number | null>`case
  when ${column(i, 'inicio')} <= now() and ${stopsNetwork(i)} and ${namesPlace(i)} and ${hasCustomers(i)}
  then ${customersThere(i)} end`

/** The same of one that ended: as they were then. */
export const customersHit = (i: string): RawBuilder<number | null> =>
  sql<number | null>`case when ${column(i, 'fim')} is null then ${customersNow(i)}
    else ${column(i, 'clientes_atingidos')} end`

/** Whole minutes without service, until now while it lasts; null where it does not count. */
export const minutesLost = (i: string): RawBuilder<number | null> => sql<number | null>`case
  when ${column(i, 'situacao')} <> 'cancelado' and ${stopsNetwork(i)}
    and ${column(i, 'inicio')} <= coalesce(${column(i, 'fim')}, now())
  then floor(extract(epoch from coalesce(${column(i, 'fim')}, now()) - ${column(i, 'inicio')}) / 60)::int end`
