/** The people of the demo, for walks that look at the product as each of them. */
import { SUPERADMIN } from '../../packages/contract/src/access.ts'
import { demoProfiles, demoSignIns } from '../../packages/db/src/demo/sign-ins.ts'

const rolesOf = ({ perfil, roles = [], parceiro }: (typeof demoSignIns)[number]): string[] => [
  ...roles,
  ...(perfil === 'Super Admin' ? [SUPERADMIN] : []),
  ...(demoProfiles.find(({ nome }) => nome === perfil)?.roles ?? []),
  ...(parceiro ? ['vendas:solicitante'] : []),
  'user',
]

export const walkPeople = demoSignIns.map((signIn) => ({
  login: signIn.login,
  holder: { roles: rolesOf(signIn), employee: signIn.employee ?? true },
}))
