import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { categoryRouter } from './category.router.ts'

const routers = { categories: categoryRouter }

export const categoryRoutes = entityRoutes(routers, {
  tag: 'Categorias de novidades',
  path: '/v1/categoria',
  table: 'categoria',
  noun: ['a categoria de novidades', 'as categorias de novidades'],
  procedures: categoryRouter,
})
