/** Table, contract and server of a plain entity: a name, its provider or all of them, on or off. */
import type { Names } from './names.ts'

export const migration = ({ table }: Names) => `create table ${table} (
  id bigint generated always as identity primary key,
  nome text not null constraint ${table}_nome_tamanho check (length(nome) between 2 and 120),
  id_empresa bigint references empresa,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index ${table}_nome_unico on ${table} (coalesce(id_empresa, 0), normaliza(nome));
create index ${table}_empresa on ${table} (id_empresa);
create index ${table}_criacao on ${table} (created_at, id);

call alteracao_ativar('${table}');
call historico_ativar('${table}');
call alteracoes_acompanhar('${table}', 'array_remove(array[r.id_empresa], null)');
`

export const contract = ({
  area,
  table,
  one,
  One,
  Many,
  label,
}: Names) => `/** ${label}. See docs/${area}.md. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

export const ${one} = entity(
  '${table}',
  {
    nome: field.name('Nome', 120),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    ativo: field.active(),
  },
  { sort: 'nome' },
)

export type ${One}Fields = FieldsOf<typeof ${one}>
export type Update${One}Input = ChangesOf<typeof ${one}>
export type List${Many}Input = ListInputOf<typeof ${one}>
`

export const queries = ({ area, entity, table, one, One, Many }: Names) => `import {
  ${one},
  type List${Many}Input,
  type ${One}Fields,
  type Update${One}Input,
} from '@intranet/contract/${area}/${entity}'
import { schemasOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('${table} as t')
    .leftJoin('empresa as e', 'e.id', 't.id_empresa')
    .where((eb) => inScope(actor, eb.ref('t.id_empresa')))
    .select([
      't.id',
      't.nome',
      't.id_empresa',
      'e.nome as empresa',
      't.ativo',
      't.created_at',
      't.updated_at',
    ])

export const list${Many} = (db: Database, actor: Actor, request: List${Many}Input) =>
  readPage(visible(db, actor), request, {
    definition: schemasOf(${one}).list,
    alias: 't',
    refs: { empresa: 'e.nome' },
    search: normalised('t.nome'),
  })

export const count${Many} = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const get${One} = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('t.id', '=', id).executeTakeFirst()

export const insert${Many} = (db: Database, rows: ${One}Fields[]) =>
  db.insertInto('${table}').values(rows).returning('id').execute()

export const update${One} = (db: Database, actor: Actor, input: Update${One}Input) =>
  saveRecord(db.updateTable('${table}').where((eb) => inScope(actor, eb.ref('id_empresa'))), input)

export const switch${Many} = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(db.updateTable('${table}').where((eb) => inScope(actor, eb.ref('id_empresa'))), input)

export const remove${One} = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('${table}').where((eb) => inScope(actor, eb.ref('id_empresa'))), id)
`

export const service = ({
  area,
  entity,
  One,
  Many,
}: Names) => `import type { ${One}Fields, Update${One}Input } from '@intranet/contract/${area}/${entity}'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { insert${Many}, update${One} } from './${entity}.queries.ts'

/** In one statement, and only in the actor's own providers. */
export function create${Many}(db: Database, actor: Actor, objects: ${One}Fields[]) {
  for (const { id_empresa } of objects) assertProvider(actor, id_empresa)
  return insert${Many}(db, objects)
}

/** It may not be moved to a provider that is not the actor's. */
export function change${One}(db: Database, actor: Actor, input: Update${One}Input) {
  assertProvider(actor, input.id_empresa)
  return update${One}(db, actor, input)
}
`

export const routerFile = ({
  area,
  entity,
  module,
  one,
  One,
  Many,
}: Names) => `import { ${one} } from '@intranet/contract/${area}/${entity}'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { get${One}, list${Many}, remove${One}, switch${Many} } from './${entity}.queries.ts'
import { change${One}, create${Many} } from './${entity}.service.ts'

const schemas = schemasOf(${one})

export const ${one}Router = router(
  crud(schemas, {
    list: [
      procedure('${module}', 'read', 'providerRows').meta({ exports: exportHeads(schemas.list) }),
      list${Many},
    ],
    get: [procedure('${module}', 'read', 'providerRows'), get${One}],
    create: [procedure('${module}', 'manage', 'nothing'), create${Many}],
    update: [procedure('${module}', 'manage', 'nothing'), change${One}],
    setActive: [procedure('${module}', 'manage', 'nothing'), switch${Many}],
    remove: [procedure('${module}', 'manage', 'nothing'), remove${One}],
  }),
)
`

export const rest = ({
  entity,
  table,
  one,
  many,
  label,
  noun,
  feminine,
}: Names) => `import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { ${one}Router } from './${entity}.router.ts'

export const ${one}Routes = entityRoutes(
  { ${many}: ${one}Router },
  {
    tag: '${label}',
    path: '/v1/${table.replaceAll('_', '-')}',
    table: '${table}',
    noun: ['${feminine ? 'a' : 'o'} ${noun[0]}', '${feminine ? 'as' : 'os'} ${noun[1]}'],
    procedures: ${one}Router,
  },
)
`

export const manifest = ({
  entity,
  folder,
  table,
  module,
  one,
  many,
  Many,
  noun,
  feminine,
}: Names) => `import { holds } from '../../../platform/card-figures.ts'
import { ofProvider } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { count${Many} } from './${entity}.queries.ts'
import { ${one}Routes } from './${entity}.rest.ts'
import { ${one}Router } from './${entity}.router.ts'
import { ${one}Sheet } from './${entity}.sheet.ts'

export const ${many}Module = defineModule({
  name: '${folder}',
  routers: { ${many}: ${one}Router },
  routes: ${one}Routes,
  changes: [{ table: '${table}', list: ${one}Router.list }],
  history: { ${table}: ofProvider('${table}') },
  refusals: { texts: { ${table}_nome_unico: 'Já existe ${feminine ? 'uma' : 'um'} ${noun[0]} com este nome.' } },
  sheets: [${one}Sheet],
  figures: [{ to: '/${folder}/list', may: holds('${module}', 'read'), count: count${Many} }],
})
`

/** The columns of its sheet, and who imports it. */
export const sheetWords = ({
  entity,
  module,
  one,
  many,
  noun,
}: Names) => `import { sheetColumnsOf, type Sheet } from '../home/sheet-columns.ts'
import { ${one} } from './${entity}.ts'

export const ${one}Sheet = {
  entidade: '${many}',
  module: '${module}',
  ability: 'manage',
  columns: sheetColumnsOf(${one}, { nome: 'Exemplo de ${noun[0]}', id_empresa: 'Vetorial' }),
} as const satisfies Sheet
`

/** "Importar planilha": one record for each line. */
export const sheet = ({
  area,
  entity,
  table,
  one,
  One,
  many,
  Many,
}: Names) => `import { ${one} } from '@intranet/contract/${area}/${entity}'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import { remove${One} } from './${entity}.queries.ts'
import { create${Many} } from './${entity}.service.ts'

export const ${one}Sheet = defineSheet({
  entidade: '${many}',
  table: '${table}',
  schema: schemasOf(${one}).fields,
  once: [['nome', 'id_empresa']],
  save: (db, actor, fields) => create${Many}(db, actor, [fields]),
  remove: remove${One},
})
`
