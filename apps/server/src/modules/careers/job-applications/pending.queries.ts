/** Guests' applications that wait for their e-mail to be confirmed (candidatura_pendente). */
import { CONFIRM_DAYS } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import type { CandidaturaPendente } from '@intranet/db/schema'
import { sql, type Insertable } from 'kysely'
import { hashToken } from '../../../platform/token.ts'

type Row = Omit<Insertable<CandidaturaPendente>, 'chave_hash' | 'expira_em'>

/** Keeps the newest of an address and a vacancy: what is sent again replaces what was sent before. */
export async function keepPending(db: Database, row: Row, chave: string): Promise<{ id: number }> {
  await db
    .deleteFrom('candidatura_pendente')
    .where('email', '=', row.email)
    .where(sql<boolean>`coalesce(id_vaga, 0) = ${row.id_vaga ?? 0}`)
    .execute()
  return db
    .insertInto('candidatura_pendente')
    .values({
      ...row,
      chave_hash: hashToken(chave),
      expira_em: sql`now() + make_interval(days => ${CONFIRM_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** What waits behind a link, with the title of its vacancy. */
export const findPending = (db: Database, chave: string) =>
  db
    .selectFrom('candidatura_pendente as p')
    .leftJoin('vagas_vaga as v', 'v.id', 'p.id_vaga')
    .where('p.chave_hash', '=', hashToken(chave))
    .where('p.expira_em', '>', sql<Date>`now()`)
    .select(['p.nome', 'p.email', 'v.titulo_vaga as vaga'])
    .executeTakeFirst()

/** Takes the application that a link belongs to, once. */
export const takePending = (db: Database, chave: string) =>
  db
    .deleteFrom('candidatura_pendente')
    .where('chave_hash', '=', hashToken(chave))
    .where('expira_em', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()

export type Pending = NonNullable<Awaited<ReturnType<typeof takePending>>>

export const dropEndedPending = (db: Database) =>
  db
    .deleteFrom('candidatura_pendente')
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute()

/** Whose a CPF is, with the address they sign in by. */
export const ownerOfCpf = (db: Database, cpf: string) =>
  db
    .selectFrom('rh_usuario')
    .where('cpf', '=', cpf)
    .select(['id', 'nome', 'email', 'ativo'])
    .executeTakeFirst()

/** The CPF for another account; null where it stays with somebody who cannot sign in (docs/careers.md#who-cannot-sign-in). */
export const cpfOfAnother = (cpf: string | null) =>
  sql<
    string | null
  >`(select ${cpf}::text where not exists (select from rh_usuario o where o.cpf = ${cpf} and not o.ativo))`

/** A candidate whose address is proven: their link came to it. */
export const insertConfirmed = (
  db: Database,
  { nome, cpf, email, telefone, id_cidade, data_nascimento }: Pending,
  senha_hash: string,
) =>
  db
    .insertInto('rh_usuario')
    .values({
      nome,
      cpf: cpfOfAnother(cpf),
      email,
      telefone,
      id_cidade,
      data_nascimento,
      senha_hash,
      funcionario: false,
      confirmado_em: sql`agora()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
