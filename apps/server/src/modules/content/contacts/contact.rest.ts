import { defineRoutes } from '../../../platform/rest/route.ts'
import { listQuery } from '../../../platform/rest/request.ts'
import { contactRouter } from './contact.router.ts'

const routers = { contacts: contactRouter }

/** A contact is a view of an employee: it is read here and edited there. */
export const contactRoutes = defineRoutes('Contatos', routers, [
  {
    method: 'POST',
    path: '/v1/contato/filtro',
    summary: 'Lista os contatos (contato)',
    wrap: 'filtro',
    async call(caller, request) {
      const { dados, total } = await caller.contacts.list(request.list())
      return { contato: dados, total }
    },
  },
  {
    method: 'GET',
    path: '/v1/contato',
    summary: 'Lista os contatos (contato)',
    query: listQuery,
    async call(caller, request) {
      const { dados, total } = await caller.contacts.list(request.list())
      return { contato: dados, total }
    },
  },
  {
    method: 'GET',
    path: '/v1/contato/:id',
    summary: 'Consulta um contato (contato)',
    async call(caller, request) {
      return { contato_by_pk: await caller.contacts.get({ id: request.id() }) }
    },
  },
])
