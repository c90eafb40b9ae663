import type { userTypes } from '@intranet/contract/personal-options'
import { sql } from 'kysely'
import { TODAY } from './today.ts'

export type PersonType = (typeof userTypes)[number]

/**
 * SQL of what kind of person a row of `rh_usuario` is: "Funcionário"; "Externo" for who is no employee and holds a
 * role, by a profile, alone or as a partner; else "Candidato", as `isCandidate` of the contract says of a session.
 */
export const personTypeOf = (alias: 'u' | 't') => `(case when ${alias}.funcionario then 'Funcionário'
  when exists (select from usuario_papel r where r.id_usuario = ${alias}.id)
    or exists (select from users_profiles up join perfil_acesso p on p.id = up.id_perfil
      where up.id_usuario = ${alias}.id and p.ativo and p.roles <> '{}')
    or exists (select from permissao_parceiro pp where pp.id_usuario = ${alias}.id and pp.roles <> '{}'
      and pp.validade_fim >= ${TODAY})
  then 'Externo' else 'Candidato' end)`

/** The same of `rh_usuario as u`. */
export const personType = sql.raw<PersonType>(personTypeOf('u'))
