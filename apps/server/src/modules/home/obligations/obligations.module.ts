import { defineModule } from '../../../platform/module.ts'
import { obligationRouter } from './obligation.router.ts'

export const obligationsModule = defineModule({
  name: 'obligations',
  routers: { obligations: obligationRouter },
})
