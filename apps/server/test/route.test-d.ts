import { rouletteRouter } from '../src/modules/marketing/roulette/roulette.router.ts'
import { asIs, page, updated } from '../src/platform/rest/answer-shapes.ts'
import { route } from '../src/platform/rest/procedure-route.ts'

// Checked by `tsc` alone: each line below is refused, or the directive over it is.
const get = { method: 'GET', summary: 'Uma campanha', procedure: rouletteRouter.get, answer: asIs } as const
const below = {
  param: 'id',
  column: 'id_campanha',
  record: rouletteRouter.prizes,
  key: 'id_campanha',
} as const
const list = { ...get, procedure: rouletteRouter.participants } as const

export const paths = [
  route({ ...get, path: '/v1/roulette/:id/:id_dono' }),
  route({ ...get, path: '/v1/roulette/:campanha/:id_dono', params: { campanha: 'id' } }),
  // @ts-expect-error nothing reads this name of the path
  route({ ...get, path: '/v1/roulette/:idx/:id_dono' }),
  // @ts-expect-error the path has no such name
  route({ ...get, path: '/v1/roulette/:campanha/:id_dono', params: { campanhas: 'id' } }),
  // @ts-expect-error the input has no such field
  route({ ...get, path: '/v1/roulette/:campanha/:id_dono', params: { campanha: 'ids' } }),
  route({ ...list, path: '/v1/roulette/:id/participantes', below }),
  // @ts-expect-error the path has no such name
  route({ ...list, path: '/v1/roulette/:id/participantes', below: { ...below, param: 'ids' } }),
  // @ts-expect-error the list has no such column
  route({ ...list, path: '/v1/roulette/:id/participantes', below: { ...below, column: 'id_campanhas' } }),
  // @ts-expect-error the record is not read by such a field
  route({ ...list, path: '/v1/roulette/:id/participantes', below: { ...below, key: 'id_campanhas' } }),
]

export const answers = [
  page('rh_departamento'),
  // @ts-expect-error a table that is not there
  page('rh_departamentos'),
  // @ts-expect-error a table that is not there
  updated('rh_departamentos'),
]
