import { seesWholeCustomers } from '@intranet/contract/sales/customer-access'
import {
  customerList,
  type ListCustomersInput,
  type LookUpCustomersInput,
} from '@intranet/contract/sales/customers'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { inScope } from '../../../platform/scope.ts'
import { escapeLike } from '../../../platform/text-search.ts'
import { byWholeDocument, maskedDocument, maskedPhone } from '../personal-columns.ts'
import { phoneForms } from '../../../platform/phone-forms.ts'

const activeContracts = sql<number>`(select count(*)::int from relationship_contrato c
  where c.id_pessoa = p.id and c.situacao <> 'cancelado')`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('relationship_dados_pessoas as p')
    .innerJoin('empresa as e', 'e.id', 'p.id_empresa')
    .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))

export function listCustomers(db: Database, actor: Actor, asked: ListCustomersInput) {
  const whole = seesWholeCustomers(actor)
  const named = byWholeDocument(asked, 'cpf', 'p.cpf', ['p.nome_razaosocial', 'p.codpessoa'])
  // Readers may not search a complete one either: for a masked one a thousand attempts would be enough.
  const request = whole ? named.request : asked
  const [cpf, telefone] = [maskedDocument('p.cpf'), maskedPhone('p.telefone')]
  return readPage(
    visible(db, actor)
      .$if(whole, (query) => query.where(named.where))
      .select([
        'p.id',
        'p.codpessoa',
        'p.nome_razaosocial',
        cpf.as('cpf'),
        telefone.as('telefone'),
        'p.id_empresa',
        'e.nome as empresa',
        'p.cidade',
        'p.uf',
        activeContracts.as('contratos'),
        'p.ativo',
        'p.created_at',
        'p.updated_at',
      ]),
    request,
    {
      definition: customerList,
      alias: 'p',
      refs: { empresa: 'e.nome', contratos: activeContracts, cpf, telefone },
      // `busca` holds document and phone: who never sees them must not find them out by trying.
      search: whole ? 'p.busca' : ['p.busca', normalised('p.nome_razaosocial', 'p.codpessoa')],
    },
  )
}

export const countCustomers = (db: Database, actor: Actor) => rowCount(visible(db, actor))

/** A column as it is, or its masked form for people who may not read it. */
const shown = (whole: boolean, column: string, otherwise: RawBuilder<string | null> = sql`null`) =>
  whole ? sql<string | null>`${sql.ref(column)}` : otherwise

/** One customer with their contracts, as far as the actor may know them. */
export const getCustomer = (db: Database, actor: Actor, id: number) => {
  const whole = seesWholeCustomers(actor)
  return visible(db, actor)
    .where('p.id', '=', id)
    .select((eb) => [
      'p.id',
      'p.id_empresa',
      'e.nome as empresa',
      'e.sistema',
      'p.codpessoa',
      'p.nome_razaosocial',
      shown(whole, 'p.cpf', maskedDocument('p.cpf')).as('cpf'),
      shown(whole, 'p.telefone', maskedPhone('p.telefone')).as('telefone'),
      shown(whole, 'p.email').as('email'),
      'p.sexo',
      shown(whole, 'p.data_nascimento').as('data_nascimento'),
      'p.cep',
      'p.logradouro',
      'p.numero',
      'p.complemento',
      'p.bairro',
      'p.cidade',
      'p.uf',
      'p.falecido',
      'p.ativo',
      'p.created_at',
      'p.updated_at',
      jsonArrayFrom(
        eb
          .selectFrom('relationship_contrato as c')
          .whereRef('c.id_pessoa', '=', 'p.id')
          .select([
            'c.id',
            'c.contrato',
            'c.produto',
            sql<string | null>`c.valor::text`.as('valor'),
            'c.vencimento_dia',
            sql<string | null>`c.data_contratacao::text`.as('data_contratacao'),
            sql<string | null>`c.data_ativacao::text`.as('data_ativacao'),
            sql<'ativo' | 'suspenso' | 'cancelado'>`c.situacao`.as('situacao'),
          ])
          .orderBy('c.data_contratacao', (order) => order.desc().nullsLast())
          .orderBy('c.contrato'),
      ).as('contratos'),
    ])
    .executeTakeFirst()
}

/** More than a person would choose among. */
const MAX_FOUND = 20

/** The words in their order, with any other text between them. */
const loosely = (typed: string) => escapeLike(typed.trim()).replace(/\s+/g, '%')

/** A name by a part of it, by a pattern with its own wildcards, or complete. The index serves the first test. */
function isNamed(sought: NonNullable<LookUpCustomersInput['nome_razaosocial']>): RawBuilder<boolean> {
  const name = sql`normaliza(p.nome_razaosocial)`
  const contains = (part: string) => sql`p.busca like '%' || normaliza(${part}) || '%'`
  if ('_eq' in sought)
    return sql`(${contains(escapeLike(sought._eq))} and ${name} = normaliza(${sought._eq}))`
  const parts = sought._ilike.split('%')
  const inner = parts.map(loosely).filter(Boolean).join('%')
  const pattern = parts.length > 1 ? parts.map(loosely).join('%') : `%${inner}%`
  return sql`(${contains(inner)} and ${name} like normaliza(${pattern}))`
}

const soughtBy = (db: Database, actor: Actor, input: LookUpCustomersInput) => {
  const { sistema, codpessoa, cpf, nome_razaosocial, telefone } = input
  return visible(db, actor)
    .$if(sistema !== undefined, (query) => query.where('e.sistema', '=', sistema!))
    .$if(codpessoa !== undefined, (query) => query.where('p.codpessoa', '=', codpessoa!))
    .$if(cpf !== undefined, (query) => query.where('p.cpf', '=', cpf!))
    .$if(telefone !== undefined, (query) => query.where('p.telefone', 'in', phoneForms(telefone!)))
    .$if(nome_razaosocial !== undefined, (query) => query.where(isNamed(nome_razaosocial!)))
}

/**
 * Customers by code, CPF, phone or name; `whole` for the forms that fill in all three. The first twenty, and how many
 * there are: counted only if there are more.
 */
export async function findCustomers(db: Database, actor: Actor, input: LookUpCustomersInput, whole: boolean) {
  const sought = soughtBy(db, actor, input)
  const dados = await sought
    .select([
      'p.id',
      'p.codpessoa',
      'p.nome_razaosocial',
      shown(whole, 'p.cpf', maskedDocument('p.cpf')).as('cpf'),
      shown(whole, 'p.telefone').as('telefone'),
      shown(whole, 'p.email').as('email'),
      'p.id_empresa',
      'e.sistema',
      'e.nome as empresa',
    ])
    .orderBy('p.nome_razaosocial')
    .orderBy('p.id')
    .limit(MAX_FOUND)
    .execute()
  if (dados.length < MAX_FOUND) return { total: dados.length, dados }
  const counted = sought.select(sql<number>`count(*)::int`.as('total'))
  return { ...(await counted.executeTakeFirstOrThrow()), dados }
}
