/** Who the screens are shown to. */
import { grantableModules, SUPERADMIN } from '@intranet/contract/access'
import type { Session } from '@/lib/session.ts'
import { type Telling, TODAY } from './made-answers.ts'

export interface Person {
  roles: string[]
  employee?: boolean
  telling: Telling
}
/** Who looks, at which answers. */
export const people = {
  superadmin: { roles: ['user', SUPERADMIN], telling: 'full' },
  'with nothing there': { roles: ['user', SUPERADMIN], telling: 'bare' },
  /** Of every module. */
  reader: {
    roles: ['user', ...grantableModules.map((key) => `${key}:leitor`)],
    telling: 'full',
  },
  employee: { roles: ['user'], telling: 'full' },
} satisfies Record<string, Person>

export const sessionOf = ({ roles, employee = true }: Person): Session => ({
  usuarioId: 1,
  nome: 'Ana',
  email: 'ana@intranet.example',
  roles,
  employee,
  userId: '1',
  modules: [],
  id_empresa: 1,
  id_departamento: 1,
  id_cargo: 1,
  provedores: [],
  marca: null,
  imagem: null,
  expira_em: new Date(TODAY + 43_200_000).toISOString(),
  aviso_minutos: 5,
  caixa_saida: roles.includes(SUPERADMIN),
})
