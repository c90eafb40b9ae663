import { defineModule } from '../../../platform/module.ts'
import { contactRoutes } from './contact.rest.ts'
import { contactRouter } from './contact.router.ts'
import { findColleagues } from './contact.search.ts'

export const contactsModule = defineModule({
  name: 'contacts',
  routers: { contacts: contactRouter },
  routes: contactRoutes,
  search: [findColleagues],
})
