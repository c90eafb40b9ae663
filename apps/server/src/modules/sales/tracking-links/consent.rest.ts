import { consentInput } from '@intranet/contract/sales/tracking-links'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { trackingLinkRouter } from './tracking-link.router.ts'

const routers = { trackingLinks: trackingLinkRouter }

/** The public form behind a link, for other sites' pages. */
export const consentRoutes = defineRoutes('Formulário público', routers, [
  {
    method: 'GET',
    path: '/v1/contratar/:codigo',
    summary: 'De quem é o formulário de um link',
    open: true,
    call: async (caller, request) => ({
      vendas_tracking_formulario: await caller.trackingLinks.consentForm({ codigo: request.param('codigo') }),
    }),
  },
  {
    method: 'GET',
    path: '/v1/contratar/:codigo/desafio',
    summary: 'A prova de trabalho que um envio leva',
    open: true,
    call: async (caller, request) => caller.trackingLinks.challenge({ codigo: request.param('codigo') }),
  },
  {
    method: 'POST',
    path: '/v1/contratar/:codigo',
    summary: 'Envia o formulário; quem já é cliente ou está bloqueado recebe a mesma resposta',
    open: true,
    body: consentInput.omit({ codigo: true }),
    wrap: 'flat',
    call: (caller, request) =>
      caller.trackingLinks.consent({ ...request.object(), codigo: request.param('codigo') } as never),
  },
])
