import { grantsOf, leastRoles } from '@intranet/contract/access/key-access'
import type { Actor } from '../../src/platform/actor.ts'

/** Somebody's program, as a request with a key of least rights has it; `owner` are the roles of the person. */
export function makeProgram(onKey: readonly string[], owner: readonly string[]): Actor {
  const acessos = grantsOf(onKey)!
  return {
    id: 1,
    nome: null,
    email: '',
    employee: true,
    empresas: [],
    id_empresa: null,
    id_departamento: null,
    id_cargo: null,
    sessao: '',
    expira_em: new Date(),
    roles: leastRoles(acessos, owner),
    chave: { id: 1, nome: '', acessos },
  }
}
