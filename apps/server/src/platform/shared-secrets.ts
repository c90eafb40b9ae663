/** Secrets that all servers sign with: sealed in the table `segredo` (docs/cryptography.md#shared-secrets). */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Sealed } from './sealed.ts'
import { newToken } from './token.ts'

/** One use each. */
export const sharedSecretNames = [
  'formulario_publico',
  'descadastro',
  'roleta_pessoa',
  'farol_local',
] as const
export type SharedSecretName = (typeof sharedSecretNames)[number]

/** What signs now, and what signed before it and is still accepted. */
export type SharedSecret = readonly [current: string, ...former: string[]]

const TABLE = 'segredo'

/** Values are in clear between the migration that makes them and the start of a server, which seals them. */
const opened = (sealed: Sealed, value: string) =>
  value.startsWith('s1.') ? sealed.open(TABLE, value) : value

/** Reads a secret; nobody keeps it, so that a replaced one is in use at once. */
export async function readShared(
  db: Database,
  sealed: Sealed,
  nome: SharedSecretName,
): Promise<SharedSecret> {
  const { valor, anterior } = await db
    .selectFrom(TABLE)
    .select(['valor', 'anterior'])
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow()
  return anterior === null ? [opened(sealed, valor)] : [opened(sealed, valor), opened(sealed, anterior)]
}

/** A new secret in place of the present one, which is accepted still; the one before it is not any more. */
export async function replaceShared(db: Database, sealed: Sealed, nome: SharedSecretName): Promise<void> {
  await db
    .updateTable(TABLE)
    .set({
      valor: sealed.seal(TABLE, `${newToken()}${newToken()}`),
      anterior: sql`valor`,
      trocado_em: sql`now()`,
    })
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow()
}

/** Ends what the former secret signed: for one that somebody else may have. */
export async function dropFormer(db: Database, nome: SharedSecretName): Promise<void> {
  await db.updateTable(TABLE).set({ anterior: null }).where('nome', '=', nome).executeTakeFirstOrThrow()
}
