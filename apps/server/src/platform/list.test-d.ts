import { department, type ListDepartmentsInput } from '@intranet/contract/company/department'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from './actor.ts'
import { refusals } from './errors.ts'
import { normalised, readPage } from './list.ts'
import { notify } from './notify.ts'
import { inScope } from './scope.ts'

// Checked by `tsc` alone: each line below is refused, or the directive over it is.
const definition = schemasOf(department).list
const refs = { empresa: 'e.nome', responsavel: 'r.nome' } as const

export function pages(db: Database, request: ListDepartmentsInput) {
  const query = db
    .selectFrom('rh_departamento as d')
    .leftJoin('empresa as e', 'e.id', 'd.id_empresa')
    .leftJoin('rh_usuario as r', 'r.id', 'd.id_funcionario')
    .select(['d.id', 'd.nome'])
  return [
    readPage(query, request, { definition, alias: 'd', refs, search: normalised('d.nome', 'e.nome') }),
    // @ts-expect-error a table that the query does not have
    readPage(query, request, { definition, alias: 'x', refs }),
    // @ts-expect-error a table that has no such columns
    readPage(query, request, { definition, alias: 'e', refs }),
    // @ts-expect-error a column that is of no table
    readPage(query, request, { definition, alias: 'd', refs: { ...refs, empresa: 'e.nomes' } }),
    // @ts-expect-error the list has columns that `d` does not have
    readPage(query, request, { definition, alias: 'd', refs: { empresa: 'e.nome' } }),
    // @ts-expect-error a column that is not there to be searched
    readPage(query, request, { definition, alias: 'd', refs, search: 'd.nomes' }),
    // @ts-expect-error nor within a text made of several
    readPage(query, request, { definition, alias: 'd', refs, search: normalised('d.nome', 'd.nomes') }),
  ]
}

export const refused = [
  refusals.field('id_empresa', 'Campo obrigatório'),
  // @ts-expect-error a field that no form has
  refusals.field('id_empresas', 'Campo obrigatório'),
]

export const notified = (db: Database) => [
  notify(db, { remetente: null, usuarios: [1], data: { modulo: 'rh', msg: 'Texto' } }),
  notify(db, {
    remetente: null,
    usuarios: [1],
    // @ts-expect-error a screen that is not there
    data: { modulo: 'rh', msg: 'Texto', rota: '/departments/lists' },
  }),
  // @ts-expect-error a module that is not there
  notify(db, { remetente: null, usuarios: [1], data: { modulo: 'rhs', msg: 'Texto' } }),
]

export const scoped = (db: Database, actor: Actor) => [
  db.selectFrom('rh_departamento as d').where((eb) => inScope(actor, eb.ref('d.id_empresa'))),
  // @ts-expect-error a column that the table does not have
  db.selectFrom('rh_departamento as d').where((eb) => inScope(actor, eb.ref('d.id_provedor'))),
]
