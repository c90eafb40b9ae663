import { custodyList, type ListCustodyInput } from '@intranet/contract/operations/custody'
import type { CustodyState, custodyTypeLabels } from '@intranet/contract/operations/supply-options'
import type { SignatureStrokes } from '@intranet/contract/operations/signature'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { inScope } from '../../../platform/scope.ts'
import { readsSupplies } from './supply-scope.ts'

const state = sql<CustodyState>`case when c.cancelada_em is not null then 'cancelada'
  when c.assinado_em is not null then 'assinada' else 'pendente' end`

/** A hand-over's items, or those that come back with a return. */
const itemCount = sql<number>`(select count(*)::int from suprimento_custodia_item i
  where case c.tipo when 'entrega' then i.id_custodia = c.id else i.id_custodia_devolucao = c.id end)`

const terms = (db: Database) =>
  db
    .selectFrom('suprimento_custodia as c')
    .innerJoin('empresa as e', 'e.id', 'c.id_empresa')
    .innerJoin('rh_usuario as u', 'u.id', 'c.id_funcionario')
    .select([
      'c.id',
      sql<keyof typeof custodyTypeLabels>`c.tipo`.as('tipo'),
      'c.id_empresa',
      'e.sistema',
      'c.id_funcionario',
      'u.nome as funcionario',
      itemCount.as('itens'),
      state.as('situacao'),
      'c.created_at',
      'c.assinado_em',
      'c.updated_at',
    ])

const visible = (db: Database, actor: Actor) =>
  terms(db).where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))

export const listCustody = (db: Database, actor: Actor, request: ListCustodyInput) =>
  readPage(visible(db, actor), request, {
    definition: custodyList,
    alias: 'c',
    refs: { sistema: 'e.sistema', funcionario: 'u.nome', situacao: state, itens: itemCount },
    search: normalised('u.nome'),
  })

export const countCustody = (db: Database, actor: Actor) => rowCount(visible(db, actor))

/** Who left signs nothing on the screen. */
export const signsNoMore = sql<boolean>`not (u.ativo and u.funcionario)`

/** A term is for who reads supplies of its provider, and for the person of it. */
const readers = (actor: Actor) =>
  sql<boolean>`(c.id_funcionario = ${actor.id} or (${readsSupplies(actor)} and ${inScope(actor, 'c.id_empresa', false)}))`

export const getCustody = (db: Database, actor: Actor, id: number) =>
  terms(db)
    .where('c.id', '=', id)
    .where(readers(actor))
    .select([
      'c.texto',
      'c.hash',
      'c.arquivo',
      sql<SignatureStrokes | null>`c.assinatura`.as('assinatura'),
      sql<boolean>`c.id_funcionario = ${actor.id}`.as('meu'),
      signsNoMore.as('sem_acesso'),
    ])
    .executeTakeFirst()

export interface CustodyItem {
  id: number
  id_patrimonio: number | null
  patrimonio: string | null
  produto: string
  quantidade: number
}

/** The items of a hand-over, or of a return. */
export async function custodyItems(db: Database, id: number): Promise<CustodyItem[]> {
  const { rows } = await sql<CustodyItem>`
    select i.id, i.id_patrimonio, a.patrimonio, p.nome as produto, i.quantidade
    from suprimento_custodia_item i join suprimento_produto p on p.id = i.id_produto
      left join suprimento_patrimonio a on a.id = i.id_patrimonio
    where i.id_custodia = ${id} or i.id_custodia_devolucao = ${id} order by p.nome, a.patrimonio, i.id`.execute(
    db,
  )
  return rows
}

export interface ItemInCustody extends CustodyItem {
  id_custodia: number
  id_empresa: number
  id_produto: number
  desde: Date
  em_devolucao: boolean
}

/** What a person has, signed for and not given back; of the actor's providers unless it is their own. */
export async function inCustodyOf(
  db: Database,
  actor: Actor,
  id_funcionario: number,
): Promise<ItemInCustody[]> {
  const { rows } = await sql<ItemInCustody>`
    select i.id, i.id_custodia, c.id_empresa, i.id_patrimonio, a.patrimonio, i.id_produto, p.nome as produto, i.quantidade,
      c.assinado_em as desde, i.id_custodia_devolucao is not null as em_devolucao
    from suprimento_custodia_item i join suprimento_custodia c on c.id = i.id_custodia and c.assinado_em is not null
      join suprimento_produto p on p.id = i.id_produto left join suprimento_patrimonio a on a.id = i.id_patrimonio
    where c.id_funcionario = ${id_funcionario} and i.aberto and ${readers(actor)}
    order by c.assinado_em desc, i.id limit 1000`.execute(db)
  return rows
}

interface NewCustody {
  id_empresa: number
  tipo: 'entrega' | 'devolucao'
  id_funcionario: number
  texto: string
  id_usuario: number
}

export const insertCustody = (db: Database, row: NewCustody) =>
  db.insertInto('suprimento_custodia').values(row).returning('id').executeTakeFirstOrThrow()

interface NewItem {
  id_custodia: number
  id_patrimonio: number | null
  id_produto: number
  quantidade: number
}

export const insertItems = (db: Database, rows: NewItem[]) =>
  db.insertInto('suprimento_custodia_item').values(rows).execute()

export const markReturning = (db: Database, ids: readonly number[], id_custodia_devolucao: number) =>
  db
    .updateTable('suprimento_custodia_item')
    .set({ id_custodia_devolucao })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('aberto', '=', true)
    .where('id_custodia_devolucao', 'is', null)
    .returning('id')
    .execute()

interface Signature {
  assinado_em: Date
  arquivo: string
  hash: string
  /** Null of what was signed on paper. */
  assinatura: SignatureStrokes | null
}

/** Keeps a signature; false when the term was signed or cancelled before. */
export async function keepSignature(
  db: Database,
  id: number,
  { assinatura, ...signature }: Signature,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('suprimento_custodia')
    .set({ ...signature, assinatura: assinatura && JSON.stringify(assinatura) })
    .where('id', '=', id)
    .where('assinado_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** From now on the person has the assets of a signed hand-over: those, locked, and whether they are in use. */
export async function giveAssets(db: Database, id_custodia: number, id_detentor: number) {
  const { rows } = await sql<{ id: number; ativo: boolean }>`
    update suprimento_patrimonio a set id_detentor = ${id_detentor} from suprimento_custodia_item i
    where i.id_custodia = ${id_custodia} and a.id = i.id_patrimonio returning a.id, a.ativo`.execute(db)
  return rows
}

/** A signed return ends what the person had. */
export async function takeBack(db: Database, id_custodia: number): Promise<void> {
  await sql`update suprimento_patrimonio a set id_detentor = null from suprimento_custodia_item i
    where i.id_custodia_devolucao = ${id_custodia} and a.id = i.id_patrimonio`.execute(db)
  await sql`update suprimento_custodia_item set aberto = false, devolvido_em = now()
    where id_custodia_devolucao = ${id_custodia}`.execute(db)
}

/** Hand-overs that wait for the person's signature, in the order of ids: two shutdowns at once hold them alike. */
export const unsignedHandOvers = (db: Database, id_funcionario: number) =>
  db
    .selectFrom('suprimento_custodia')
    .where('id_funcionario', '=', id_funcionario)
    .where('tipo', '=', 'entrega')
    .where('assinado_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .orderBy('id')
    .select('id')
    .execute()

/** Cancels a term that nobody signed; its items and requests are free again. False when it was signed meanwhile. */
export async function cancelTerm(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('suprimento_custodia')
    .set({ cancelada_em: sql<Date>`now()` })
    .where('id', '=', id)
    .where('assinado_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== 1) return false
  await sql`update suprimento_custodia_item set aberto = false where id_custodia = ${id}`.execute(db)
  await sql`update suprimento_custodia_item set id_custodia_devolucao = null where id_custodia_devolucao = ${id}`.execute(
    db,
  )
  await sql`update pedido_equipamento set id_custodia = null where id_custodia = ${id} and situacao = 'aprovado'`.execute(
    db,
  )
  return true
}

const employees = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('rh_usuario as u')
    .where('u.id', '=', id)
    .where('u.funcionario', '=', true)
    .where((eb) => inScope(actor, eb.ref('u.id_empresa')))
    .select(['u.id', 'u.nome', 'u.email'])

/** An employee, also one who has left. */
export const employeeOf = (db: Database, actor: Actor, id: number) =>
  employees(db, actor, id).executeTakeFirst()

/** Who gives back what a term of the actor's providers says, wherever they work by now. */
export const giver = (db: Database, id: number) =>
  db.selectFrom('rh_usuario').where('id', '=', id).select(['nome', 'email']).executeTakeFirst()

/** The SHA-256 of a stored file. */
export const hashOfFile = (db: Database, id: string) =>
  db.selectFrom('arquivo').where('id', '=', id).select('sha256').executeTakeFirst()

/** An employee who may receive something of a provider. */
export const receiver = (db: Database, actor: Actor, id: number) =>
  employees(db, actor, id).where('u.ativo', '=', true).executeTakeFirst()
