/** Who may call an operation, found by asking the permissions themselves for every role. */
import { can, grantableRoles, type Ability, type AccessHolder } from '@intranet/contract/access'
import { metaOf } from '../../platform/procedure/caller.ts'
import type { Contract } from '../../platform/rest/route.ts'

type Asked = Pick<Contract, 'procedure' | 'access'>

const words: Partial<Record<Ability, string>> = {
  public: 'qualquer um, também visitantes',
  signedIn: 'qualquer pessoa com sessão',
  employee: 'funcionários',
  self: 'a própria pessoa',
}

const accessWords: Partial<Record<Ability, string>> = {
  public: 'visitantes',
  signedIn: 'sessao',
  employee: 'funcionarios',
  self: 'proprio',
}

const plain: AccessHolder = { roles: [], employee: true }

/** Who may call an operation, as one word: `papeis` are those of `x-papeis`. */
export function accessWord({ procedure, access }: Asked): string {
  if (metaOf(procedure).keysOnly) return 'chaves'
  const word = access && accessWords[access.ability]
  return word && (access.ability === 'self' || !rolesOf({ procedure, access }).length) ? word : 'papeis'
}

/** The roles that are enough by themselves; none where everybody may. */
export function rolesOf({ procedure, access }: Asked): string[] {
  const { opensTo } = metaOf(procedure)
  if (!access || (words[access.ability] && (!opensTo || opensTo(plain)))) return []
  const holders = grantableRoles.map((role): AccessHolder => ({ roles: [role], employee: true }))
  return holders
    .filter((holder) => can(holder, access.module, access.ability) && (!opensTo || opensTo(holder)))
    .flatMap(({ roles }) => roles)
}

/** The sentence of an operation. */
export function whoMay({ procedure, access }: Asked): string {
  if (metaOf(procedure).keysOnly) return 'Quem pode: só chaves de acesso.'
  const word = access && words[access.ability]
  const roles = rolesOf({ procedure, access }).join(', ')
  if (word && roles && access.ability === 'self')
    return `Quem pode: ${word}; com os registros de outros: ${roles}.`
  return `Quem pode: ${roles || word}.`
}
