/** Who may call an operation, found by asking the permissions themselves for every role. */
import { can, grantableRoles, type Ability } from '@intranet/contract/access'
import type { Access } from '../../platform/procedure/meta.ts'

const words: Partial<Record<Ability, string>> = {
  public: 'qualquer um, também visitantes',
  signedIn: 'qualquer pessoa com sessão',
  employee: 'funcionários',
  self: 'a própria pessoa',
}

/** The roles that are enough by themselves. */
export const rolesOf = ({ module, ability }: Access): string[] =>
  words[ability]
    ? []
    : grantableRoles.filter((role) => can({ roles: [role], employee: true }, module, ability))

/** The sentence of an operation. */
export const whoMay = (access: Access): string =>
  `Quem pode: ${words[access.ability] ?? rolesOf(access).join(', ')}.`
