import { asIs, insertedOne, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import {
  admissionPaperRouter,
  admissionReadingRouter,
  firstDayRouter,
  ownFirstDayRouter,
} from './first-day.router.ts'

const TAG = 'Antes do primeiro dia'
const one = '/v1/rh/pre-admissao/:id'

export const firstDayRoutes = [
  ...entityRoutes(
    { admissionPapers: admissionPaperRouter },
    {
      tag: TAG,
      path: '/v1/rh/admissao/papel',
      table: 'admissao_papel',
      noun: ['o papel de admissão', 'os papéis de admissão'],
      procedures: admissionPaperRouter,
    },
  ),
  ...entityRoutes(
    { admissionReadings: admissionReadingRouter },
    {
      tag: TAG,
      path: '/v1/rh/admissao/leitura',
      table: 'admissao_leitura',
      noun: ['a leitura oferecida', 'as leituras oferecidas'],
      procedures: admissionReadingRouter,
    },
  ),
  ...defineRoutes(TAG, { firstDays: firstDayRouter, ownFirstDay: ownFirstDayRouter }, [
    route({
      method: 'POST',
      path: '/v1/rh/pre-admissao/filtro',
      summary: 'Lista os pedidos de papéis, com o que falta em cada um',
      wrap: 'filtro',
      procedure: firstDayRouter.list,
      answer: page('pre_admissao'),
    }),
    route({
      method: 'POST',
      path: '/v1/rh/pre-admissao',
      summary: 'Pede os papéis e dados de quem vai ser admitido',
      procedure: firstDayRouter.open,
      answer: insertedOne('pre_admissao'),
    }),
    route({
      method: 'GET',
      path: one,
      summary: 'Consulta um pedido, com os papéis e o que falta',
      procedure: firstDayRouter.get,
      answer: under('pre_admissao_by_pk'),
    }),
    route({
      method: 'POST',
      path: `${one}/aptidao`,
      summary: 'Registra apto ou inapto; de saúde nada mais é guardado',
      procedure: firstDayRouter.setFitness,
      answer: updated('pre_admissao'),
    }),
    route({
      method: 'POST',
      path: `${one}/concluir`,
      summary: 'Conclui um pedido em que nada obrigatório falta',
      procedure: firstDayRouter.finish,
      answer: updated('pre_admissao'),
    }),
    route({
      method: 'POST',
      path: '/v1/rh/pre-admissao/papel/:id/validar',
      summary: 'Valida um papel enviado',
      procedure: firstDayRouter.acceptPaper,
      answer: updated('pre_admissao_papel'),
    }),
    route({
      method: 'POST',
      path: '/v1/rh/pre-admissao/papel/:id/devolver',
      summary: 'Devolve um papel, com o motivo',
      procedure: firstDayRouter.returnPaper,
      answer: updated('pre_admissao_papel'),
    }),
    route({
      method: 'GET',
      path: '/v1/candidatura/:id/pre-admissao',
      summary: 'Consulta o pedido de papéis de uma candidatura, ou se pode ser aberto',
      procedure: firstDayRouter.ofApplication,
      answer: asIs,
    }),
    route({
      method: 'GET',
      path: '/v1/rh/pre-admissao/minha',
      summary: 'Consulta os papéis pedidos à própria pessoa, e leituras oferecidas',
      procedure: ownFirstDayRouter.mine,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/rh/pre-admissao/minha/papel/:id',
      summary: 'Envia um papel próprio',
      procedure: ownFirstDayRouter.sendPaper,
      answer: updated('pre_admissao_papel'),
    }),
    route({
      method: 'PUT',
      path: '/v1/rh/pre-admissao/minha/:id',
      summary: 'Grava tamanhos e equipamentos da própria pessoa',
      procedure: ownFirstDayRouter.saveSizes,
      answer: updated('pre_admissao'),
    }),
  ]),
]
