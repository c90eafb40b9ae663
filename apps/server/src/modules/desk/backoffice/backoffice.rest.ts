import { under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entitiesOf } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { activationRouter } from './activation.router.ts'
import { backofficeRouter } from './backoffice.router.ts'
import { problemRouter, problemTypeRouter } from './problem.router.ts'
import { qualificationRouter } from './qualification.router.ts'
import { deskSaleRouter } from './sale.router.ts'

export const backofficeRouters = {
  backoffice: backofficeRouter,
  deskSales: deskSaleRouter,
  activations: activationRouter,
  problems: problemRouter,
  problemTypes: problemTypeRouter,
  qualifications: qualificationRouter,
}
const routers = backofficeRouters
const tag = 'Backoffice'

const entity = entitiesOf(routers, tag)

const calls = defineRoutes(tag, routers, [
  route({
    method: 'POST',
    path: '/v1/backoffice/venda/:id/situacao',
    summary: 'Leva uma venda à próxima situação',
    procedure: deskSaleRouter.changeState,
    answer: updated('bo_venda'),
  }),
  route({
    method: 'POST',
    path: '/v1/backoffice/ativacao/:id/situacao',
    summary: 'Leva uma ativação à próxima situação',
    procedure: activationRouter.changeState,
    answer: updated('bo_ativacao'),
  }),
  route({
    method: 'POST',
    path: '/v1/backoffice/problema/:id/situacao',
    summary: 'Leva um problema à próxima situação',
    procedure: problemRouter.changeState,
    answer: updated('bo_problema'),
  }),
  route({
    method: 'POST',
    path: '/v1/backoffice/qualificacao/:id/situacao',
    summary: 'Registra uma ligação de boas-vindas',
    procedure: qualificationRouter.recordCall,
    answer: updated('bo_qualificacao'),
  }),
  route({
    method: 'GET',
    path: '/v1/backoffice/resumo',
    summary: 'Consulta o que espera em cada fila, e quanto disso está atrasado',
    procedure: backofficeRouter.summary,
    answer: under('backoffice_resumo'),
  }),
  route({
    method: 'POST',
    path: '/v1/backoffice/proximo',
    summary: 'Pega o próximo item de uma fila',
    procedure: backofficeRouter.takeNext,
    answer: under('backoffice_proximo'),
  }),
  route({
    method: 'POST',
    path: '/v1/backoffice/venda/trazer',
    summary: 'Traz para a fila as vendas desde um dia',
    procedure: backofficeRouter.bringSales,
    answer: under('backoffice_trazer'),
  }),
  route({
    method: 'GET',
    path: '/v1/backoffice/cliente/:sistema/:cod',
    summary: 'Consulta o que se sabe aqui de um cliente',
    procedure: backofficeRouter.customer,
    params: { cod: 'cod_cliente' },
    answer: under('backoffice_cliente'),
  }),
  route({
    method: 'GET',
    path: '/v1/backoffice/cliente/:sistema/:cod/erp',
    summary: 'Consulta o que o sistema do provedor diz de um cliente',
    procedure: backofficeRouter.customerErp,
    params: { cod: 'cod_cliente' },
    answer: under('backoffice_cliente_erp'),
  }),
])

export const backofficeRoutes = [
  ...calls,
  ...entity(
    '/v1/backoffice/venda',
    'bo_venda',
    ['a venda do backoffice', 'as vendas do backoffice'],
    deskSaleRouter,
  ),
  ...entity('/v1/backoffice/ativacao', 'bo_ativacao', ['a ativação', 'as ativações'], activationRouter),
  ...entity(
    '/v1/backoffice/problema/tipo',
    'bo_problema_tipo',
    ['o tipo de problema', 'os tipos de problema'],
    problemTypeRouter,
  ),
  ...entity(
    '/v1/backoffice/problema',
    'bo_problema',
    ['o problema de cliente', 'os problemas de clientes'],
    problemRouter,
  ),
  ...entity(
    '/v1/backoffice/qualificacao',
    'bo_qualificacao',
    ['a ligação de boas-vindas', 'as ligações de boas-vindas'],
    qualificationRouter,
  ),
]
