import { route } from '../../../platform/rest/procedure-route.ts'
import { page, under } from '../../../platform/rest/answer-shapes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { contactRouter } from './contact.router.ts'

const routers = { contacts: contactRouter }

/** A contact is a view of an employee: it is read here and edited there. */
export const contactRoutes = defineRoutes('Contatos', routers, [
  route({
    method: 'GET',
    path: '/v1/contato',
    summary: 'Lista os contatos',
    procedure: contactRouter.list,
    answer: page('contato'),
  }),
  route({
    method: 'GET',
    path: '/v1/contato/:id',
    summary: 'Consulta um contato',
    procedure: contactRouter.get,
    answer: under('contato_by_pk'),
  }),
])
