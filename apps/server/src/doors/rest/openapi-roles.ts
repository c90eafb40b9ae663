/** Who may call an operation, found by asking the permissions themselves for every role. */
import { can, grantableRoles, type Ability, type AccessHolder } from '@intranet/contract/access'
import { metaOf } from '../../platform/procedure/caller.ts'
import type { Contract } from '../../platform/rest/route.ts'

type Asked = Pick<Contract, 'procedure' | 'access'>

/** Who has an ability without a role, as `x-acesso` says it. */
const openTo = {
  public: 'visitantes',
  signedIn: 'sessao',
  employee: 'funcionarios',
  self: 'proprio',
} as const satisfies Partial<Record<Ability, string>>
const isOpen = (ability: Ability): ability is keyof typeof openTo => ability in openTo

const words = {
  visitantes: 'qualquer um, também visitantes',
  sessao: 'qualquer pessoa com sessão',
  funcionarios: 'funcionários',
  proprio: 'a própria pessoa',
} as const

const plain: AccessHolder = { roles: [], employee: true }
const applicant: AccessHolder = { roles: [], employee: false }

/** Who needs no role; undefined where roles alone open it. */
function withoutRole({ procedure, access }: Asked): keyof typeof words | undefined {
  const { opensTo } = metaOf(procedure)
  if (!access || !isOpen(access.ability)) return undefined
  const word = openTo[access.ability]
  if (word === 'proprio' || !opensTo) return word
  if (!opensTo(plain)) return undefined
  return opensTo(applicant) ? word : 'funcionarios'
}

/** Who may call an operation, as one word: `papeis` are those of `x-papeis`. */
export const accessWord = (asked: Asked): string =>
  metaOf(asked.procedure).keysOnly ? 'chaves' : (withoutRole(asked) ?? 'papeis')

/** The roles that are enough by themselves; none where everybody may. */
export function rolesOf({ procedure, access }: Asked): string[] {
  const { opensTo } = metaOf(procedure)
  if (!access || (isOpen(access.ability) && (!opensTo || opensTo(plain)))) return []
  const holders = grantableRoles.map((role): AccessHolder => ({ roles: [role], employee: true }))
  return holders
    .filter((holder) => can(holder, access.module, access.ability) && (!opensTo || opensTo(holder)))
    .flatMap(({ roles }) => roles)
}

/** The sentence of an operation. */
export function whoMay(asked: Asked): string {
  if (metaOf(asked.procedure).keysOnly) return 'Quem pode: só chaves de acesso.'
  const open = withoutRole(asked)
  const roles = rolesOf(asked).join(', ')
  if (!open || !roles) return `Quem pode: ${open ? words[open] : roles}.`
  return `Quem pode: ${words[open]}; com os registros de outros: ${roles}.`
}
