/** Access keys: how a program says which it is. Only the SHA-256 of a key is stored. See docs/access-keys.md. */
import type { ModuleKey } from '@intranet/contract/access'
import { KEY_START } from '@intranet/contract/access/access-keys'
import {
  canByGrants,
  canByKey,
  grantsOf,
  keyRoles,
  leastRoles,
  type AskedOfKey,
  type KeyNeeds,
} from '@intranet/contract/access/key-access'
import { accessKeys as text } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import { noReplicas, type Replicas } from '@intranet/db/replicas'
import { CompiledQuery, sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Actor } from './actor.ts'
import { plainAddress } from './address.ts'
import { AppError } from './errors.ts'
import type { KeyUse } from './key-limits.ts'
import { findKnown } from './read-only.ts'
import { hashToken } from './token.ts'
import { withWrote, type Wrote } from './wrote.ts'

/** A new key, its readable beginning, and what the database keeps of it. */
export function makeKey(): { chave: string; prefixo: string; hash: string } {
  const prefixo = `${KEY_START}${randomBytes(4).toString('hex')}`
  const chave = `${prefixo}_${randomBytes(32).toString('base64url')}`
  return { chave, prefixo, hash: hashToken(chave) }
}

/** Whether a token of the Authorization header is an access key and no session. */
export const isAccessKey = (token: string | undefined): token is string =>
  token?.startsWith(KEY_START) ?? false

interface KeyRow extends Omit<Actor, 'sessao' | 'chave'>, KeyUse, Wrote {
  nome_chave: string
  roles_chave: string[]
  dados_pessoais: boolean
  endereco_aceito: boolean
}

/** Key, owner, roles and providers of both, and the count so far, in one statement. */
const ACTOR = withWrote('ator_da_chave($1, $2)')

/** The workplace ends where the key does: it is read and booked like the providers that are on the key. */
const placeOf = ({
  empresas,
  id_empresa,
  id_departamento,
}: Pick<Actor, 'empresas' | 'id_empresa' | 'id_departamento'>) =>
  id_empresa === null || empresas.includes(id_empresa)
    ? { id_empresa, id_departamento }
    : { id_empresa: null, id_departamento: null }

const actorOf = ({
  nome_chave,
  roles_chave,
  dados_pessoais,
  endereco_aceito: _,
  pedidos: __,
  janela_ate: ___,
  gravado: ____,
  ...row
}: KeyRow) => {
  const { id_chave, ...owner } = row
  const acessos = grantsOf(roles_chave)
  const roles = acessos ? leastRoles(acessos, owner.roles) : keyRoles(roles_chave, owner.roles)
  return {
    ...owner,
    ...placeOf(owner),
    roles,
    sessao: '',
    chave: { id: id_chave, nome: nome_chave, ...(acessos && { acessos, dados_pessoais }) },
  }
}

/** Whether a program may: what its key names, and its owner's roles allow. */
export const keyMay = (actor: Actor, asked: AskedOfKey): boolean =>
  actor.chave?.acessos
    ? canByGrants(actor, actor.chave.acessos, asked)
    : canByKey(actor, asked.module, asked.ability)

/** Why a program is refused: what its key has to name, or that its owner may not. */
export function keyRefusal({ chave, roles }: Actor, needs: KeyNeeds | null): AppError {
  if (!needs) return new AppError('forbidden', text.neverByKey)
  const { acessos } = chave!
  const wanted = acessos ? needs.acessos : needs.niveis
  const named = wanted.filter((one) => {
    const [module] = one.split(':') as [ModuleKey]
    return (
      acessos?.[module] === 'escrever' || (acessos?.[module] && one.endsWith(':ler')) || roles.includes(one)
    )
  })
  return new AppError('forbidden', named.length ? text.ownerMayNot(named) : text.needs(wanted))
}

/** Who acts behind a key by its id, for what it is notified of; null where it works no more. */
export async function actorOfKey(db: Database, id: number): Promise<Actor | null> {
  const { rows } = await sql<KeyRow>`select a.* from chave_acesso c
    cross join lateral ator_da_chave(c.hash, null) a where c.id = ${id}`.execute(db)
  return rows[0] ? actorOf(rows[0]) : null
}

/** What the key of a request opens. */
export interface KeyFound {
  actor: Actor
  use: KeyUse
  /** Whether the key may be used from this address. */
  accepted: boolean
  /** Up to where its person wrote. */
  gravado: number
}

/**
 * Who acts behind an access key, and its use so far. Throws 401 for an unknown, revoked or expired key and for that of
 * a disabled person, 503 for one that a replica in place of the primary does not know.
 */
export async function findKeyActor(
  db: Database,
  token: string,
  address: string,
  replicas: Pick<Replicas, 'isReadOnly' | 'wide'> = noReplicas,
): Promise<KeyFound> {
  // PostgreSQL compares IPv4 with IPv4: sockets that listen on both kinds give such an address in the IPv6 form.
  const asked = CompiledQuery.raw(ACTOR(replicas.wide), [hashToken(token), plainAddress(address)])
  const row = await findKnown(replicas, async () => (await db.executeQuery<KeyRow>(asked)).rows[0])
  if (!row) throw new AppError('unauthorized', text.unknown, { nome: 'InvalidAccessKey' })
  const { id_chave, pedidos, janela_ate } = row
  return {
    actor: actorOf(row),
    use: { id_chave, pedidos, janela_ate },
    accepted: row.endereco_aceito,
    gravado: row.gravado ?? 0,
  }
}

/** Refuses a key that is used from somewhere else. */
export const keyElsewhere = () => new AppError('forbidden', text.elsewhere, { nome: 'AddressNotAllowed' })
