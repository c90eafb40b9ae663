import { defineModule } from '../../../platform/module.ts'
import { searchRouter } from './search.router.ts'

export const searchModule = defineModule({
  name: 'search',
  routers: { search: searchRouter },
})
