import { asIs } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { identityProviderRouter } from './identity-provider.router.ts'

const routers = { identityProviders: identityProviderRouter }
const tag = 'Acesso único'

/** Who may vouch for people at sign-in (docs/access.md#single-sign-on). */
export const identityProviderRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/provedor/identidade',
    table: 'provedor_identidade',
    noun: ['o provedor de identidade', 'os provedores de identidade'],
    procedures: identityProviderRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'POST',
      path: '/v1/provedor/identidade/:id/testar',
      summary: 'Pergunta ao provedor de identidade o que ele oferece, e anota a resposta',
      procedure: identityProviderRouter.test,
      answer: asIs,
    }),
  ]),
]
