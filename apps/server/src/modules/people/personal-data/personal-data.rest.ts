import { route } from '../../../platform/rest/procedure-route.ts'
import { inserted, page, under } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import {
  ownDataRouter,
  personalDataRequestRouter,
  personalDataReadingRouter,
} from './personal-data.router.ts'

const routers = {
  ownData: ownDataRouter,
  personalDataRequests: personalDataRequestRouter,
  personalDataReadings: personalDataReadingRouter,
}

const tag = 'Dados pessoais'

/** What a caller may read of one section at a time; the file has everything. */
const FIRST_ROWS = 100

export const personalDataRoutes = [
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path: '/v1/meus-dados',
      summary:
        'Consulta o que a intranet guarda sobre quem pergunta; `secao`, `limit` e `offset` leem uma parte',
      procedure: ownDataRouter.get,
      defaults: { limit: FIRST_ROWS },
      answer: under('meus_dados'),
    }),
    route({
      method: 'POST',
      path: '/v1/meus-dados/solicitacao',
      summary: 'Pede a correção ou a exclusão dos próprios dados',
      procedure: personalDataRequestRouter.create,
      answer: inserted('solicitacao_dado_pessoal'),
    }),
    route({
      method: 'POST',
      path: '/v1/acesso-dado-pessoal/filtro',
      summary: 'Lista quem leu CPF, RG, CNH e outros dados de quem',
      wrap: 'filtro',
      procedure: personalDataReadingRouter.list,
      answer: page('acesso_dado_pessoal'),
    }),
  ]),
  ...entityRoutes(routers, {
    tag,
    path: '/v1/solicitacao-dado-pessoal',
    table: 'solicitacao_dado_pessoal',
    noun: ['a solicitação de titular de dados', 'as solicitações de titulares de dados'],
    procedures: personalDataRequestRouter,
  }),
]
