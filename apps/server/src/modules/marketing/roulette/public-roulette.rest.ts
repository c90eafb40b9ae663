import { spinInput } from '@intranet/contract/marketing/public-roulette'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { publicRouletteRouter } from './public-roulette.router.ts'

const routers = { publicRoulette: publicRouletteRouter }

export const publicRouletteRoutes = defineRoutes('Roleta pública', routers, [
  {
    method: 'GET',
    path: '/v1/roleta/publica/:slug',
    summary: 'A roleta pública de uma campanha',
    open: true,
    async call(caller, request) {
      return {
        site_roleta_campanhas_by_pk: await caller.publicRoulette.view({ slug: request.param('slug') }),
      }
    },
  },
  {
    method: 'GET',
    path: '/v1/roleta/publica/:slug/desafio',
    summary: 'A prova de trabalho que um giro leva',
    query: ['dispositivo'],
    open: true,
    async call(caller, request) {
      const { dispositivo } = request.query
      return caller.publicRoulette.challenge({ slug: request.param('slug'), dispositivo })
    },
  },
  {
    method: 'POST',
    path: '/v1/roleta/publica/:slug/girar',
    summary: 'Gira a roleta; a mesma chave recebe a mesma resposta',
    open: true,
    body: spinInput.omit({ slug: true }),
    wrap: 'flat',
    async call(caller, request) {
      return caller.publicRoulette.spin({ ...request.object(), slug: request.param('slug') } as never)
    },
  },
  {
    method: 'GET',
    path: '/v1/roleta/publica/:slug/sorteios',
    summary: 'Os sorteios publicados de uma campanha',
    open: true,
    async call(caller, request) {
      return { sorteio_rodada: await caller.publicRoulette.draws({ slug: request.param('slug') }) }
    },
  },
  {
    method: 'GET',
    path: '/v1/roleta/publica/:slug/sorteios/:numero',
    summary: 'A prova inteira de um sorteio',
    open: true,
    async call(caller, request) {
      const key = { slug: request.param('slug'), numero: request.id('numero') }
      return { sorteio_rodada_by_pk: await caller.publicRoulette.evidence(key) }
    },
  },
])
