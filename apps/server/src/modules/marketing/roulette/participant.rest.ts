import { participantList } from '@intranet/contract/marketing/roulette'
import { rouletteParticipantsRow } from '@intranet/contract/marketing/roulette-answers'
import * as z from 'zod'
import { page, translated, updated } from '../../../platform/rest/answer-shapes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import { booleanIn, type RestRequest } from '../../../platform/rest/request.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { rouletteRouter } from './roulette.router.ts'

const routers = { roulette: rouletteRouter }
const path = '/v1/roulette/customers/:id'

/** A participation as REST clients know it: the prize is an object. */
const documented = translated(
  rouletteParticipantsRow.omit({ premio: true, animacao: true, cliente: true }).extend({
    premio: z
      .strictObject({ nome: z.string(), cliente: z.boolean(), animacao: z.boolean().nullable() })
      .nullable(),
  }),
  ({ premio, animacao, cliente, ...row }: z.output<typeof rouletteParticipantsRow>) => ({
    ...row,
    premio: premio === null ? null : { nome: premio, cliente, animacao },
  }),
)

const list = {
  method: 'GET',
  defaults: { limit: 0 },
  hides: ['id_campanha'],
  says: { id: 'Id da campanha.' },
  procedure: rouletteRouter.participants,
  below: { param: 'id', column: 'id_campanha', record: rouletteRouter.prizes, key: 'id_campanha' },
  answer: page('site_roleta_historico', documented),
} as const

export const participantRoutes = defineRoutes('Roleta', routers, [
  route({
    ...list,
    path,
    summary: 'Lista os participantes de uma campanha; erro=true só os com erro',
  }),
  route({
    ...list,
    path: `${path}/:isCustomer`,
    summary: 'Lista os participantes de um público: true são clientes',
    takes: form(participantList.input, ({ filtro, ...asked }, request: RestRequest<'id' | 'isCustomer'>) => ({
      ...asked,
      filtro: {
        ...filtro,
        id_campanha: request.id(),
        cliente: booleanIn('isCustomer', request.param('isCustomer')),
      },
    })),
  }),
  route({
    method: 'POST',
    path: `${path}/entrega`,
    summary: 'Marca o prêmio de uma participação como entregue',
    wrap: 'flat',
    procedure: rouletteRouter.deliver,
    answer: updated('site_roleta_historico'),
  }),
])
