import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { refusalReasonRouter } from './reason.router.ts'

const routers = { refusalReasons: refusalReasonRouter }
const entity = {
  tag: 'Motivos de reprovação',
  path: '/v1/vaga/motivo',
  table: 'carreira_motivo',
  noun: ['o motivo de reprovação', 'os motivos de reprovação'],
} as const

export const reasonRoutes = [...entityRoutes(routers, { ...entity, procedures: refusalReasonRouter })]
