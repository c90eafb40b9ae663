import { route } from '../../../platform/rest/procedure-route.ts'
import { asIs, present, under } from '../../../platform/rest/answer-shapes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { publicRouletteRouter } from './public-roulette.router.ts'

const routers = { publicRoulette: publicRouletteRouter }

export const publicRouletteRoutes = defineRoutes('Roleta pública', routers, [
  route({
    method: 'GET',
    path: '/v1/roleta/publica/:slug',
    summary: 'Consulta a roleta pública de uma campanha',
    procedure: publicRouletteRouter.view,
    answer: present('site_roleta_campanhas_by_pk'),
  }),
  route({
    method: 'GET',
    path: '/v1/roleta/publica/:slug/desafio',
    summary: 'Consulta a prova de trabalho que um giro leva',
    procedure: publicRouletteRouter.challenge,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: '/v1/roleta/publica/:slug/girar',
    summary: 'Gira a roleta; a mesma chave recebe a mesma resposta',
    wrap: 'flat',
    procedure: publicRouletteRouter.spin,
    answer: asIs,
  }),
  route({
    method: 'GET',
    path: '/v1/roleta/publica/:slug/sorteios',
    summary: 'Lista os sorteios publicados de uma campanha',
    procedure: publicRouletteRouter.draws,
    answer: under('sorteio_rodada'),
  }),
  route({
    method: 'GET',
    path: '/v1/roleta/publica/:slug/sorteios/:numero',
    summary: 'Consulta a prova inteira de um sorteio',
    procedure: publicRouletteRouter.evidence,
    answer: under('sorteio_rodada_by_pk'),
  }),
])
