import { route } from '../../../platform/rest/procedure-route.ts'
import { asIs, present } from '../../../platform/rest/answer-shapes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { trackingLinkRouter } from './tracking-link.router.ts'

const routers = { trackingLinks: trackingLinkRouter }

/** The public form behind a link, for other sites' pages. */
export const consentRoutes = defineRoutes('Formulário público', routers, [
  route({
    method: 'GET',
    path: '/v1/contratar/:codigo',
    summary: 'Diz de quem é o formulário de um link',
    procedure: trackingLinkRouter.consentForm,
    answer: present('vendas_tracking_formulario'),
  }),
  route({
    method: 'GET',
    path: '/v1/contratar/:codigo/desafio',
    summary: 'Consulta a prova de trabalho que um envio leva',
    procedure: trackingLinkRouter.challenge,
    answer: asIs,
  }),
  route({
    method: 'POST',
    path: '/v1/contratar/:codigo',
    summary: 'Envia o formulário; quem já é cliente ou está bloqueado recebe a mesma resposta',
    wrap: 'flat',
    procedure: trackingLinkRouter.consent,
    answer: asIs,
  }),
])
