import { defineModule } from '../../../platform/module.ts'
import { figureRouter } from './figure.router.ts'

export const figuresModule = defineModule({
  name: 'figures',
  routers: { figures: figureRouter },
})
