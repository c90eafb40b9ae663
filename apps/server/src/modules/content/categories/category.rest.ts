import { categoryFields } from '@intranet/contract/content/category'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'

export const categoryRoutes = entityRoutes({
  tag: 'Categorias de novidades',
  path: '/v1/categoria',
  table: 'categoria',
  fields: categoryFields,
  procedures: (caller) => caller.categories,
})
