import type { Ability, ModuleKey } from '@intranet/contract/access'
import { categorySchemas } from '@intranet/contract/content/category-schemas'
import { exportHeads } from '@intranet/contract/list'
import { documentCategory } from '@intranet/contract/people/document-category'
import { incidentCategory } from '@intranet/contract/operations/incident-category'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import {
  categoryOptions,
  getCategory,
  insertCategories,
  listCategories,
  removeCategory,
  switchCategories,
  updateCategory,
} from './category.queries.ts'

const documentCategorySchemas = schemasOf(documentCategory)

const incidentCategorySchemas = schemasOf(incidentCategory)

interface CategoryKind {
  table: 'categoria' | 'elogio_categoria'
  /** The module whose gestor writes them. */
  module: ModuleKey
  /** Who reads them. */
  read: Exclude<Ability, 'public'>
  /** Who is offered them in a selector. */
  offered: Exclude<Ability, 'public'>
}

/** The categories of a module. */
const categoriesOf = ({ table, module, read, offered }: CategoryKind) =>
  router({
    ...crud(categorySchemas, {
      list: [
        procedure(module, read, 'reference').meta({ exports: exportHeads(categorySchemas.list) }),
        (db, _actor, input) => listCategories(db, table, categorySchemas.list, input),
      ],
      get: [procedure(module, read, 'reference'), (db, _actor, id) => getCategory(db, table, id)],
      options: [
        procedure(module, offered, 'reference'),
        (db, _actor, keep) => categoryOptions(db, table, keep),
      ],
      create: [
        procedure(module, 'manage', 'nothing'),
        (db, _actor, objects) => insertCategories(db, table, objects),
      ],
      update: [
        procedure(module, 'manage', 'nothing'),
        (db, _actor, input) => updateCategory(db, table, input),
      ],
      setActive: [
        procedure(module, 'manage', 'nothing'),
        (db, _actor, input) => switchCategories(db, table, input),
      ],
      remove: [procedure(module, 'manage', 'nothing'), (db, _actor, id) => removeCategory(db, table, id)],
    }),
  })

export const categoryRouter = categoriesOf({
  table: 'categoria',
  module: 'novidades',
  read: 'signedIn',
  offered: 'signedIn',
})
export const complimentCategoryRouter = categoriesOf({
  table: 'elogio_categoria',
  module: 'rh',
  read: 'employee',
  offered: 'employee',
})

const documents = 'rh_documento_categoria'
/** These also say which rules their documents have. */
export const documentCategoryRouter = router({
  ...crud(documentCategorySchemas, {
    list: [
      procedure('rh', 'read', 'reference').meta({ exports: exportHeads(documentCategorySchemas.list) }),
      (db, _actor, input) => listCategories(db, documents, documentCategorySchemas.list, input),
    ],
    get: [procedure('rh', 'read', 'reference'), (db, _actor, id) => getCategory(db, documents, id)],
    options: [
      procedure('rh', 'manage', 'reference'),
      (db, _actor, keep) => categoryOptions(db, documents, keep),
    ],
    create: [
      procedure('rh', 'manage', 'nothing'),
      (db, _actor, objects) => insertCategories(db, documents, objects),
    ],
    update: [
      procedure('rh', 'manage', 'nothing'),
      (db, _actor, input) => updateCategory(db, documents, input),
    ],
    setActive: [
      procedure('rh', 'manage', 'nothing'),
      (db, _actor, input) => switchCategories(db, documents, input),
    ],
    remove: [procedure('rh', 'manage', 'nothing'), (db, _actor, id) => removeCategory(db, documents, id)],
  }),
})

const incidents = 'incidente_categoria'
/** These also say how urgent a new incident of them is, and which of them are planned work. */
export const incidentCategoryRouter = router({
  ...crud(incidentCategorySchemas, {
    list: [
      procedure('incidentes', 'employee', 'reference').meta({
        exports: exportHeads(incidentCategorySchemas.list),
      }),
      (db, _actor, input) => listCategories(db, incidents, incidentCategorySchemas.list, input),
    ],
    get: [
      procedure('incidentes', 'employee', 'reference'),
      (db, _actor, id) => getCategory(db, incidents, id),
    ],
    options: [
      procedure('incidentes', 'employee', 'reference'),
      (db, _actor, keep) => categoryOptions(db, incidents, keep),
    ],
    create: [
      procedure('incidentes', 'manage', 'nothing'),
      (db, _actor, objects) => insertCategories(db, incidents, objects),
    ],
    update: [
      procedure('incidentes', 'manage', 'nothing'),
      (db, _actor, input) => updateCategory(db, incidents, input),
    ],
    setActive: [
      procedure('incidentes', 'manage', 'nothing'),
      (db, _actor, input) => switchCategories(db, incidents, input),
    ],
    remove: [
      procedure('incidentes', 'manage', 'nothing'),
      (db, _actor, id) => removeCategory(db, incidents, id),
    ],
  }),
})
