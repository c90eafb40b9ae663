import type { FineState } from '@intranet/contract/operations/fleet-options'
import type { TermInput } from '@intranet/contract/operations/fine-schemas'
import type { SignatureStrokes } from '@intranet/contract/operations/signature'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { managesFleet, seenVehicle } from './vehicle-scope.ts'

/** A statement is for the fleet's managers and its driver: it holds CPF and licence. */
const readers = (actor: Actor) =>
  sql<boolean>`((${managesFleet(actor)} and ${seenVehicle(actor, 'v')})
    or (u.id = ${actor.id} and f.confirmado_em is not null))`

const terms = (db: Database, actor: Actor) =>
  db
    .selectFrom('multa_termo as t')
    .innerJoin('multa as f', 'f.id', 't.id_multa')
    .innerJoin('veiculo as v', 'v.id', 'f.id_veiculo')
    .innerJoin('motorista as m', 'm.id', 't.id_motorista')
    .innerJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
    .where(readers(actor))
    .select([
      't.id',
      't.id_multa',
      't.id_motorista',
      't.texto',
      't.gerado_em',
      't.assinado_em',
      't.arquivo_assinado',
      sql<'tela' | 'anexo' | null>`t.forma`.as('forma'),
      't.hash',
      't.autoriza_desconto',
      sql<SignatureStrokes | null>`t.assinatura`.as('assinatura'),
      'v.placa',
      'f.auto_infracao',
      'u.nome as motorista',
      'u.id as id_usuario',
      sql<FineState>`f.situacao`.as('situacao'),
      sql<boolean>`u.id = ${actor.id}`.as('meu'),
    ])

/** The statement of a fine whose driver and plate are the ones of the address. */
export const getTerm = (db: Database, actor: Actor, { id, id_motorista, placa }: TermInput) =>
  terms(db, actor)
    .where('t.id_multa', '=', id)
    .where('t.id_motorista', '=', id_motorista)
    .where('v.placa', '=', placa)
    .executeTakeFirst()

export const getTermOf = (db: Database, actor: Actor, id_multa: number) =>
  terms(db, actor).where('t.id_multa', '=', id_multa).executeTakeFirst()

export const getTermById = (db: Database, actor: Actor, id: number) =>
  terms(db, actor).where('t.id', '=', id).executeTakeFirst()

export const termOfFine = (db: Database, id_multa: number) =>
  db
    .selectFrom('multa_termo')
    .where('id_multa', '=', id_multa)
    .select(['id', 'assinado_em', 'autoriza_desconto'])
    .executeTakeFirst()

/** What the text of a statement is filled with. */
export const termFacts = (db: Database, id_multa: number) =>
  db
    .selectFrom('multa as f')
    .innerJoin('veiculo as v', 'v.id', 'f.id_veiculo')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('motorista as m', 'm.id', 'f.id_motorista')
    .innerJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
    .leftJoin('cidade as c', 'c.id', 'v.id_cidade')
    .where('f.id', '=', id_multa)
    .select([
      'f.id_motorista',
      'u.nome',
      'u.id as id_usuario',
      'u.cpf',
      'm.cnh_numero',
      'm.cnh_categoria',
      'v.marca',
      'v.modelo',
      'v.placa',
      'e.nome as empresa',
      'f.data_infracao',
      'f.local',
      'f.auto_infracao',
      'f.descricao',
      'f.valor',
      'c.nome as cidade',
    ])
    .executeTakeFirst()

export const insertTerm = (db: Database, row: { id_multa: number; id_motorista: number; texto: string }) =>
  db.insertInto('multa_termo').values(row).returning('id').executeTakeFirstOrThrow()

export const removeOpenTerm = (db: Database, id_multa: number) =>
  db.deleteFrom('multa_termo').where('id_multa', '=', id_multa).where('assinado_em', 'is', null).execute()

/** The unsigned statements of a vehicle's fines go; the fines that waited for a signature wait for their statement again. */
export async function removeOpenTermsOf(db: Database, id_veiculo: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select f.id from multa f join multa_termo t on t.id_multa = f.id
    where f.id_veiculo = ${id_veiculo} and t.assinado_em is null order by f.id for no key update of f`.execute(
    db,
  )
  await sql`
    with gone as (
      delete from multa_termo where id_multa = any(${rows.map(({ id }) => id)}::bigint[]) and assinado_em is null
      returning id_multa
    )
    update multa set situacao = 'condutor_indicado'
    where situacao = 'termo_gerado' and id in (select id_multa from gone)`.execute(db)
}

interface Signature {
  assinado_em: Date
  arquivo_assinado: string
  forma: 'tela' | 'anexo'
  hash: string | null
  autoriza_desconto: boolean
  assinatura: SignatureStrokes | null
}

/** Keeps a signature; false when it was signed before. */
export async function signTermRow(
  db: Database,
  id: number,
  { assinatura, ...signature }: Signature,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('multa_termo')
    .set({ ...signature, assinatura: assinatura && JSON.stringify(assinatura) })
    .where('id', '=', id)
    .where('assinado_em', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}
