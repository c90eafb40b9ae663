import { careerMessage as text } from '@intranet/contract/messages/hiring'
import { groupWide } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { reasonRoutes } from './reason.rest.ts'
import { refusalReasonRouter } from './reason.router.ts'

export const refusalReasonsModule = defineModule({
  name: 'refusal-reasons',
  routers: { refusalReasons: refusalReasonRouter },
  routes: reasonRoutes,
  changes: [{ table: 'carreira_motivo', list: refusalReasonRouter.list }],
  history: { carreira_motivo: groupWide },
  refusals: { texts: { carreira_motivo_nome_unico: [text.reasonTaken, 'nome'] } },
})
