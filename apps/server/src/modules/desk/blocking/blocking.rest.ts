import { deleted, inserted, insertedOne, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { blockingCriterionRouter, blockingRuleRouter, blockingSimulationRouter } from './blocking.router.ts'

export const blockingRouters = {
  blockingRules: blockingRuleRouter,
  blockingCriteria: blockingCriterionRouter,
  blockingSimulations: blockingSimulationRouter,
}
const routers = blockingRouters
const tag = 'Regras de bloqueio'
const path = '/v1/regra/bloqueio'
const criteria = {
  tag,
  path: `${path}/criterio`,
  table: 'criterio_excecao',
  noun: ['o critério de exceção de bloqueio', 'os critérios de exceção de bloqueio'],
} as const

const rules = defineRoutes(tag, routers, [
  route({
    method: 'POST',
    path: `${path}/filtro`,
    summary: 'Lista as regras de bloqueio',
    wrap: 'filtro',
    procedure: blockingRuleRouter.list,
    answer: page('regra_bloqueio'),
  }),
  route({
    method: 'GET',
    path: `${path}/vigente`,
    summary: 'Lista as regras ativas com os critérios de hoje, para o sistema do provedor',
    procedure: blockingRuleRouter.inForce,
    answer: under('regra_bloqueio'),
  }),
  route({
    method: 'POST',
    path,
    summary: 'Cadastra uma regra, inativa',
    procedure: blockingRuleRouter.create,
    answer: inserted('regra_bloqueio'),
  }),
  route({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Consulta uma regra de bloqueio',
    procedure: blockingRuleRouter.get,
    answer: under('regra_bloqueio_by_pk'),
  }),
  route({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Ativa ou desativa uma regra; o resto dela não muda',
    procedure: blockingRuleRouter.toggle,
    answer: updated('regra_bloqueio'),
  }),
  route({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Exclui uma regra que nunca foi simulada',
    procedure: blockingRuleRouter.remove,
    answer: deleted('regra_bloqueio'),
  }),
  route({
    method: 'POST',
    path: `${path}/:id/duplicar`,
    summary: 'Faz outra regra igual, com os critérios, inativa',
    procedure: blockingRuleRouter.duplicate,
    answer: inserted('regra_bloqueio'),
  }),
  route({
    method: 'POST',
    path: `${path}/:id/simulacao`,
    summary: 'Simula uma regra em um dia; nada é bloqueado',
    procedure: blockingSimulationRouter.run,
    answer: insertedOne('simulacao_bloqueio'),
  }),
  route({
    method: 'GET',
    path: `${path}/:id/simulacao/ultima`,
    summary: 'Consulta a última simulação de uma regra',
    procedure: blockingSimulationRouter.last,
    answer: under('simulacao_bloqueio'),
  }),
  route({
    method: 'POST',
    path: `${path}/simulacao/filtro`,
    summary: 'Lista os clientes de uma simulação, com o porquê de cada um',
    wrap: 'filtro',
    procedure: blockingSimulationRouter.list,
    answer: page('simulacao_bloqueio_item'),
  }),
  route({
    method: 'GET',
    path: '/v1/clientes/atraso/copia',
    summary: 'Lista as cópias dos clientes em atraso, com a hora de cada uma',
    procedure: blockingSimulationRouter.copies,
    answer: under('atraso_copia'),
  }),
])

export const blockingRoutes = [
  ...entityRoutes(routers, { ...criteria, procedures: blockingCriterionRouter }),
  ...rules,
]
