import { isoDate } from '@intranet/contract/validators'
import * as z from 'zod'
import {
  alone,
  asIs,
  deleted,
  inserted,
  page,
  under,
  updated,
} from '../../../../platform/rest/answer-shapes.ts'
import { form, route } from '../../../../platform/rest/procedure-route.ts'
import type { RestRequest } from '../../../../platform/rest/request.ts'
import { defineRoutes } from '../../../../platform/rest/route.ts'
import { communicationRuleRouter } from './rule.router.ts'
import { communicationSendRouter } from '../sending/send.router.ts'

const routers = { communicationRules: communicationRuleRouter, communicationSends: communicationSendRouter }

/** Fields that a rule of another kind does not keep. */
const ofKind =
  '`tempo` é só de um `envio` em dias, `data_especifica` do `criterio` de mesmo nome, `titulo_email` de regras com e-mail: em outras fica vazio.'

const path = '/v1/campanha/regras'

/** What lists answer beside a rule's own fields, which a client may send back. */
const drops = ['criado', 'sistema', 'provedor', 'campanha']

/** How a new rule with a large audience is answered (docs/marketing.md#large-audiences). */
const ofLarge =
  'A regra cujo público depende de um segundo gestor é cadastrada inativa, com `aprovacao` `necessaria`; quem só solicita a cadastra inativa.'

/** Communication rules, their executions and their trial run (docs/marketing.md#communication-campaigns). */
export const communicationRuleRoutes = defineRoutes('Regras de comunicação', routers, [
  route({
    method: 'GET',
    path,
    summary: 'Lista as regras',
    procedure: communicationRuleRouter.list,
    answer: page('campanha_regras'),
  }),
  route({
    method: 'POST',
    path,
    summary: 'Cadastra uma regra, ou várias: todas ou nenhuma',
    drops,
    note: `${ofKind} ${ofLarge}`,
    procedure: communicationRuleRouter.create,
    answer: inserted('campanha_regras'),
  }),
  route({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Consulta uma regra',
    procedure: communicationRuleRouter.get,
    answer: under('campanha_regras_by_pk'),
  }),
  route({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Altera uma regra; também a ativa e inativa',
    drops,
    note: ofKind,
    refuses: ['AprovacaoNecessaria'],
    procedure: communicationRuleRouter.update,
    answer: updated('campanha_regras'),
  }),
  route({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Exclui uma regra; os envios permanecem',
    procedure: communicationRuleRouter.remove,
    answer: deleted('campanha_regras'),
  }),
  route({
    method: 'GET',
    path: `${path}/:id/execucoes`,
    summary: 'Lista as execuções de uma regra',
    procedure: communicationSendRouter.executions,
    below: { param: 'id', column: 'id_regra', record: communicationRuleRouter.get, key: 'id' },
    answer: page('campanha_execucao'),
  }),
  route({
    method: 'POST',
    path: `${path}/:id/simular`,
    summary: 'Simula o público de uma regra: contagens, custo e exemplos',
    wrap: 'flat',
    procedure: communicationRuleRouter.simulate,
    takes: form(z.strictObject({ data: isoDate.optional() }), ({ data }, request: RestRequest<'id'>) => ({
      id: request.id(),
      data,
    })),
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: `${path}/:id/executar`,
    summary: 'Executa o turno de uma data, somente enquanto todas as mensagens ficam na caixa de saída',
    wrap: 'flat',
    procedure: communicationRuleRouter.run,
    answer: alone('campanha_execucao'),
  }),
])
