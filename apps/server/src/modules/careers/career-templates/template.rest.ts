import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { careerTemplateRouter } from './template.router.ts'

const routers = { careerTemplates: careerTemplateRouter }
const entity = {
  tag: 'Mensagens aos candidatos',
  path: '/v1/vaga/modelo',
  table: 'carreira_modelo',
  noun: ['a mensagem aos candidatos', 'as mensagens aos candidatos'],
} as const

export const careerTemplateRoutes = [
  ...entityRoutes(routers, { ...entity, procedures: careerTemplateRouter }),
]
