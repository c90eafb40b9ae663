/** An offer as its link opens it. Nobody's scope: the link is the key. */
import type { Stage } from '@intranet/contract/careers/career-options'
import { OFFER_CODE_TRIES, type Signer } from '@intranet/contract/careers/offer-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { acceptances, stateNow } from './offer.queries.ts'

const byKey = (db: Database, hash: string) =>
  db
    .selectFrom('proposta as p')
    .innerJoin('candidatura as a', 'a.id', 'p.id_candidatura')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .where((eb) => eb.or([eb('p.chave_hash', '=', hash), eb('p.responsavel_hash', '=', hash)]))
    .select([
      'p.id',
      'p.id_candidatura',
      'p.id_usuario',
      'a.id_usuario as id_candidato',
      'v.id_empresa',
      'v.titulo_vaga',
      'e.nome as empresa',
      'u.nome',
      'u.email',
      'p.responsavel_nome',
      'p.responsavel_email',
      'p.texto',
      'p.expira_em',
      sql<Stage>`a.etapa`.as('etapa'),
      sql<Signer>`case when p.chave_hash = ${hash} then 'candidato' else 'responsavel' end`.as('papel'),
      stateNow.as('situacao'),
      acceptances(db),
    ])

export const findOfferByKey = (db: Database, hash: string) => byKey(db, hash).executeTakeFirst()
export type LinkedOffer = NonNullable<Awaited<ReturnType<typeof findOfferByKey>>>

/** The same, locked: of two who answer at once the second reads what the first wrote. */
export async function holdOfferByKey(db: Database, hash: string) {
  const locked = await db
    .selectFrom('proposta')
    .where((eb) => eb.or([eb('chave_hash', '=', hash), eb('responsavel_hash', '=', hash)]))
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return locked && findOfferByKey(db, hash)
}

interface Code {
  id_proposta: number
  papel: Signer
  hash: string
  expira_em: Date
}
/** A new code replaces the one before. */
export const storeOfferCode = (db: Database, code: Code) =>
  db
    .insertInto('proposta_codigo')
    .values(code)
    .onConflict((conflict) =>
      conflict.columns(['id_proposta', 'papel']).doUpdateSet({ ...code, tentativas: 0 }),
    )
    .execute()

/** Counts a try. Undefined where there is no code that is valid. */
export const tryOfferCode = (db: Database, id_proposta: number, papel: Signer) =>
  db
    .updateTable('proposta_codigo')
    .set({ tentativas: sql<number>`tentativas + 1` })
    .where('id_proposta', '=', id_proposta)
    .where('papel', '=', papel)
    .where('tentativas', '<', OFFER_CODE_TRIES)
    .where('expira_em', '>', sql<Date>`now()`)
    .returning('hash')
    .executeTakeFirst()

/** Uses a code up; undefined where another request did. */
export const takeOfferCode = (db: Database, id_proposta: number, papel: Signer, hash: string) =>
  db
    .deleteFrom('proposta_codigo')
    .where('id_proposta', '=', id_proposta)
    .where('papel', '=', papel)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst()

interface Acceptance {
  id_proposta: number
  papel: Signer
  nome: string
  momento: Date
  hash: string
}
export const insertAcceptance = (db: Database, row: Acceptance) =>
  db.insertInto('proposta_aceite').values(row).execute()
