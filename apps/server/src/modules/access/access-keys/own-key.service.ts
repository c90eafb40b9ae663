import type { ModuleKey } from '@intranet/contract/access'
import { highestGrant, keyModules, levelsOf, type KeyGrants } from '@intranet/contract/access/key-access'
import { accessKeys as text } from '@intranet/contract/messages/access'
import { AppError } from '../../../platform/errors.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { lastCalls, readOwnKey } from './access-key.queries.ts'

/** What is named on the key and what its owner may: the lower of the two. */
function grantIn(modulo: ModuleKey, named: KeyGrants, roles: readonly string[]) {
  const highest = named[modulo] && highestGrant(roles, modulo)
  return highest && { modulo, acesso: named[modulo] === 'ler' ? ('ler' as const) : highest }
}

/** What the key of the asking program may, until when, and how many requests it has left. 403 for people. */
export async function readKeyOf({ db, actor, allowance }: SignedInContext) {
  const { chave, roles, empresas, expira_em } = actor
  if (!chave || !allowance) throw new AppError('forbidden', text.noKey)
  const named = chave.acessos
  const row = await readOwnKey(db, chave.id, empresas, expira_em)
  return {
    ...row,
    // A key with levels reads what these say.
    dados_pessoais: !named || row.dados_pessoais,
    acessos: named ? keyModules.flatMap((modulo) => grantIn(modulo, named, roles) ?? []) : [],
    niveis: named ? [] : levelsOf(roles),
    expira_em,
    limite: { por_minuto: allowance.limit, restam: allowance.remaining, recomeca_em: allowance.reset },
  }
}

/** The last calls of the key of the asking program. 403 for people. */
export async function readCallsOf({ db, actor }: SignedInContext) {
  if (!actor.chave) throw new AppError('forbidden', text.noKey)
  return { chamadas: await lastCalls(db, actor.chave.id) }
}
