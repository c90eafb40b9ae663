import { careerTemplate as text } from '@intranet/contract/messages/careers'
import { groupWide } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { careerTemplateRoutes } from './template.rest.ts'
import { careerTemplateRouter } from './template.router.ts'

export const careerTemplatesModule = defineModule({
  name: 'career-templates',
  routers: { careerTemplates: careerTemplateRouter },
  routes: careerTemplateRoutes,
  changes: [{ table: 'carreira_modelo', list: careerTemplateRouter.list }],
  history: { carreira_modelo: groupWide },
  refusals: {
    texts: { carreira_modelo_nome_unico: [text.nameTaken, 'nome'] },
    ofCodeAlone: ['carreira_modelo_padrao', 'carreira_modelo_padrao_ativo'],
  },
})
