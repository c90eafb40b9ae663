import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { maySeePhoto } from './photo.service.ts'
import { countUsers } from './user.queries.ts'
import { userRoutes } from './user.rest.ts'
import { userRouter } from './user.router.ts'
import { findPeople } from './user.search.ts'

export const usersModule = defineModule({
  name: 'users',
  routers: { users: userRouter },
  routes: userRoutes,
  files: { rh_usuario: { maySee: maySeePhoto } },
  figures: [{ to: '/users/list', may: holds('users', 'read'), count: countUsers }],
  search: [findPeople],
})
