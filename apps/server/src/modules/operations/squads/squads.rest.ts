import { insertedOne, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { inventoryRouter, squadRouter } from './squads.router.ts'

export const squadRouters = { squads: squadRouter, inventory: inventoryRouter }

const COUNT = 'suprimento_contagem'

export const squadRoutes = defineRoutes('Suprimentos', squadRouters, [
  route({
    method: 'PUT',
    path: '/v1/company/inventario/:id',
    summary: 'Informa ou valida um item do inventário',
    procedure: inventoryRouter.update,
    answer: updated('inventario'),
  }),
  route({
    method: 'POST',
    path: '/v1/company/suprimentos/inventario',
    summary: 'Lista o inventário; com objects, acrescenta itens às contagens abertas',
    wrap: 'filtro',
    procedure: inventoryRouter.listOrAdd,
    answer: page('inventario'),
  }),
  route({
    method: 'GET',
    path: '/v1/suprimentos/inventario',
    summary: 'Lista o inventário',
    procedure: inventoryRouter.list,
    answer: page('inventario'),
  }),
  route({
    method: 'GET',
    path: '/v1/suprimentos/equipes',
    summary: 'Lista as equipes técnicas',
    procedure: squadRouter.list,
    answer: page('equipe'),
  }),
  route({
    method: 'GET',
    path: '/v1/suprimentos/equipes/:id',
    summary: 'Consulta uma equipe, com a sua última contagem',
    procedure: squadRouter.get,
    answer: under('equipe_by_pk'),
  }),
  route({
    method: 'PUT',
    path: '/v1/suprimentos/equipes/:id',
    summary: 'Altera o responsável de uma equipe',
    procedure: squadRouter.update,
    answer: updated('equipe'),
  }),
  route({
    method: 'POST',
    path: '/v1/suprimentos/contagem',
    summary: 'Inicia a contagem de uma equipe',
    procedure: inventoryRouter.start,
    answer: insertedOne(COUNT),
  }),
  route({
    method: 'POST',
    path: '/v1/suprimentos/contagem/:id/leituras',
    summary: 'Envia o que foi lido em uma contagem',
    wrap: 'flat',
    procedure: inventoryRouter.send,
    answer: under('inventario_leitura'),
  }),
  route({
    method: 'POST',
    path: '/v1/suprimentos/contagem/:id/conferir',
    summary: 'Entrega uma contagem para validação',
    procedure: inventoryRouter.finish,
    answer: updated(COUNT),
  }),
  route({
    method: 'POST',
    path: '/v1/suprimentos/contagem/:id/encerrar',
    summary: 'Encerra uma contagem',
    procedure: inventoryRouter.close,
    answer: updated(COUNT),
  }),
])
