import { asIs, insertedOne, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { offerLetterRouter, offerRouter, publicOfferRouter } from './offer.router.ts'

const routers = { offers: offerRouter, publicOffers: publicOfferRouter }

export const offerRoutes = [
  ...entityRoutes(
    { offerLetters: offerLetterRouter },
    {
      tag: 'Propostas',
      path: '/v1/proposta/carta',
      table: 'carreira_carta',
      noun: ['o modelo de carta', 'os modelos de carta'],
      procedures: offerLetterRouter,
    },
  ),
  ...defineRoutes('Propostas', routers, [
    route({
      method: 'GET',
      path: '/v1/candidatura/:id/proposta',
      summary: 'Lista as propostas de uma candidatura, com os aceites',
      procedure: offerRouter.ofApplication,
      answer: under('proposta'),
    }),
    route({
      method: 'POST',
      path: '/v1/candidatura/:id_candidatura/proposta',
      summary: 'Envia a proposta; candidato e responsável recebem o link por e-mail',
      procedure: offerRouter.send,
      answer: insertedOne('proposta'),
    }),
    route({
      method: 'POST',
      path: '/v1/proposta/:id/cancelar',
      summary: 'Cancela uma proposta que ainda não foi respondida',
      procedure: offerRouter.cancel,
      answer: updated('proposta'),
    }),
    route({
      method: 'POST',
      path: '/v1/proposta/:id/desfazer',
      summary:
        'Desfaz uma proposta aceita antes do início, com o motivo; a candidatura termina e a vaga fica livre',
      procedure: offerRouter.callOff,
      answer: updated('proposta'),
    }),
    route({
      method: 'GET',
      path: '/v1/proposta/link/:chave',
      summary: 'Consulta o que o link da proposta mostra, sem entrar',
      procedure: publicOfferRouter.view,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/proposta/link/:chave/codigo',
      summary: 'Envia o código de aceite ao e-mail de quem tem o link',
      wrap: 'flat',
      ends: true,
      procedure: publicOfferRouter.code,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/proposta/link/:chave/aceite',
      summary: 'Aceita a proposta com o nome digitado e o código',
      wrap: 'flat',
      ends: true,
      procedure: publicOfferRouter.accept,
      answer: asIs,
    }),
    route({
      method: 'POST',
      path: '/v1/proposta/link/:chave/recusa',
      summary: 'Recusa a proposta',
      wrap: 'flat',
      ends: true,
      procedure: publicOfferRouter.refuse,
      answer: asIs,
    }),
  ]),
]
