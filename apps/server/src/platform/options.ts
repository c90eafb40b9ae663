/** What selectors offer. */
import type { PersonOptionsInput, SeveralOptionsInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { holdsWords } from './text-search.ts'

/** True for active rows of `alias`, and for the one that is saved already. */
export const selectable = (alias: string, incluir?: number | null): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.ativo`)} or ${sql.ref(`${alias}.id`)} = ${incluir ?? null})`

/** The same of a field with several choices: what is saved is shown, and can be removed. */
export const severalSelectable = (alias: string, { incluir, incluidos = [] }: SeveralOptionsInput) =>
  sql<boolean>`(${selectable(alias, incluir)} or ${sql.ref(`${alias}.id`)} = any(${incluidos}::bigint[]))`

/** A name that holds every word; `busca` is what its index finds, with more than the name in it. */
const namedLike = (q = '') => [holdsWords(sql`u.busca`, q), holdsWords(sql`normaliza(u.nome)`, q)]

/** SQL: position and provider of `rh_usuario as u`, which distinguish two people of one name. */
export const placeOfPerson = sql<string>`concat_ws(' · ', (select nome from rh_cargo where id = u.id_cargo),
  (select nome from empresa where id = u.id_empresa))`

/** Employees `u` of a rule, for selectors: `q` narrows by name, 50 at most; the saved one comes first. */
export const personOptions = (db: Database, rule: RawBuilder<boolean>, { q, incluir }: PersonOptionsInput) =>
  db
    .selectFrom('rh_usuario as u')
    .where(rule)
    .where('u.funcionario', '=', true)
    .where('u.nome', 'is not', null)
    .where((eb) => eb.and(namedLike(q)))
    .select(['u.id', 'u.nome', placeOfPerson.as('detalhe')])
    .$if(Boolean(incluir), (query) => query.orderBy(sql`u.id = ${incluir!}`, 'desc'))
    .orderBy('u.nome')
    .orderBy('u.id')
    .limit(q === undefined && incluir === undefined ? 5000 : 50)
    .execute()
