import { settings } from '@intranet/contract/messages/access'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { maySeePhoto } from './photo.service.ts'
import { countUsers } from './user.queries.ts'
import { userRoutes } from './user.rest.ts'
import { userRouter } from './user.router.ts'
import { findPeople } from './user.search.ts'
import { userHistory } from './user.history.ts'
import { userData } from './user.personal-data.ts'
import { userHoldings } from './user.holding.ts'

export const usersModule = defineModule({
  name: 'users',
  routers: { users: userRouter },
  routes: userRoutes,
  changes: [{ table: 'rh_usuario', list: userRouter.list }],
  history: userHistory,
  refusals: {
    texts: {
      rh_usuario_email_unico: 'Já existe um usuário com este e-mail.',
      rh_usuario_cpf_unico: settings.cpfTaken,
    },
  },
  files: { rh_usuario: { maySee: maySeePhoto } },
  personalData: { kept: userData },
  holdings: userHoldings,
  figures: [{ to: '/users/list', may: holds('users', 'read'), count: countUsers }],
  search: [findPeople],
})
