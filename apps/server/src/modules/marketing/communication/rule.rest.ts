import { route } from '../../../platform/rest/procedure-route.ts'
import { deleted, page, under } from '../../../platform/rest/answer-shapes.ts'
import {
  communicationRuleFields,
  ruleShape,
  runShiftInput,
} from '@intranet/contract/marketing/communication-rules'
import * as z from 'zod'
import { listBelow, pageBelow } from '../../../platform/rest/below.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { listQuery } from '../../../platform/rest/request.ts'
import { communicationRuleRouter } from './rule.router.ts'
import { communicationSendRouter } from './send.router.ts'

const routers = { communicationRules: communicationRuleRouter, communicationSends: communicationSendRouter }

const path = '/v1/campanha/regras'

/** What lists answer beside a rule's own fields, which a client may send back. */
const answered = ['criado', 'sistema', 'provedor', 'campanha']
const ownFields = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => !answered.includes(key)))

const simulation = z.strictObject({ data: z.string().optional() })

/** Communication rules, their executions and their trial run (docs/marketing.md#communication-campaigns). */
export const communicationRuleRoutes = defineRoutes('Regras de comunicação', routers, [
  route({
    method: 'GET',
    path,
    summary: 'Lista as regras',
    procedure: communicationRuleRouter.list,
    answer: page('campanha_regras'),
  }),
  {
    method: 'POST',
    path,
    summary: 'Cadastra uma regra, ou várias: todas ou nenhuma',
    body: communicationRuleFields,
    wrap: 'object',
    async call(caller, request) {
      const objects = request.objects().map(ownFields) as never
      return { insert_campanha_regras: { returning: await caller.communicationRules.create({ objects }) } }
    },
  },
  route({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Consulta uma regra',
    procedure: communicationRuleRouter.get,
    answer: under('campanha_regras_by_pk'),
  }),
  {
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Altera uma regra; também a ativa e inativa',
    body: ruleShape.partial(),
    wrap: 'object',
    async call(caller, request) {
      const row = await caller.communicationRules.update({ ...ownFields(request.object()), id: request.id() })
      return { update_campanha_regras: { returning: [row] } }
    },
  },
  route({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Exclui uma regra; os envios permanecem',
    procedure: communicationRuleRouter.remove,
    answer: deleted('campanha_regras'),
  }),
  {
    method: 'GET',
    path: `${path}/:id/execucoes`,
    summary: 'Lista as execuções de uma regra',
    query: listQuery,
    async call(caller, request) {
      const id = request.id()
      const { dados, total } = await pageBelow(
        caller.communicationSends.executions(listBelow(request, { id_regra: id }) as never),
        () => caller.communicationRules.get({ id }),
      )
      return { campanha_execucao: dados, total }
    },
  },
  {
    method: 'POST',
    path: `${path}/:id/simular`,
    summary: 'Simula o público de uma regra: contagens, custo e exemplos',
    body: simulation,
    wrap: 'flat',
    async call(caller, { id, body }) {
      const { data } = (body ?? {}) as { data?: string }
      return caller.communicationRules.simulate({ id: id(), data })
    },
  },
  {
    method: 'POST',
    path: `${path}/:id/executar`,
    summary: 'Executa o turno de uma data (somente enquanto todas as mensagens ficam na caixa de saída)',
    body: runShiftInput.omit({ id: true }),
    wrap: 'flat',
    async call(caller, request) {
      return {
        campanha_execucao: [
          await caller.communicationRules.run({ ...request.object(), id: request.id() } as never),
        ],
      }
    },
  },
])
