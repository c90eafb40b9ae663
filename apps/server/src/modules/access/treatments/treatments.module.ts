import { holds } from '../../../platform/card-figures.ts'
import { ofProvider } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { countTreatments } from './treatment.queries.ts'
import { treatmentRoutes } from './treatment.rest.ts'
import { treatmentRouter } from './treatment.router.ts'
import { treatmentSheet } from './treatment.sheet.ts'

export const treatmentsModule = defineModule({
  name: 'treatments',
  routers: { treatments: treatmentRouter },
  routes: treatmentRoutes,
  changes: [{ table: 'tratamento', list: treatmentRouter.list }],
  history: { tratamento: ofProvider('tratamento') },
  refusals: { texts: { tratamento_nome_unico: 'Já existe um tratamento de dados com este nome.' } },
  sheets: [treatmentSheet],
  figures: [{ to: '/treatments/list', may: holds('rh', 'read'), count: countTreatments }],
})
