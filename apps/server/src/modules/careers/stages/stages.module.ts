import { defineModule } from '../../../platform/module.ts'
import { applicantRoutes } from './applicant.rest.ts'
import { applicantRouter } from './applicant.router.ts'
import { missingEmployees } from './hire.obligation.ts'
import { stageData } from './stage.personal-data.ts'

export const stagesModule = defineModule({
  name: 'stages',
  routers: { applicants: applicantRouter },
  routes: applicantRoutes,
  obligations: [missingEmployees],
  refusals: { ofCodeAlone: ['mesma_pessoa_ordem'] },
  personalData: {
    kept: stageData,
    notAbout: ['candidatura_nota.id_usuario', 'mesma_pessoa.id_autor', 'mesma_pessoa.id_outro'],
  },
})
