import { careersDashboardInput } from '@intranet/contract/careers/figures'
import { periodForm } from '../../../platform/rest/period-form.ts'
import { asIs, page } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { careersFiguresRouter } from './figures.router.ts'

export const careersFiguresRoutes = defineRoutes(
  'Relatórios de vagas',
  { careersFigures: careersFiguresRouter },
  [
    route({
      method: 'POST',
      path: '/v1/rh/relatorio/vaga/filtro',
      summary: 'Consulta o relatório de vagas',
      wrap: 'filtro',
      procedure: careersFiguresRouter.report,
      answer: page('vagas_relatorio_rh'),
    }),
    route({
      method: 'GET',
      path: '/v1/vaga/dashboard',
      summary: 'Consulta os números de um período; os de menos de cinco pessoas são nulos',
      procedure: careersFiguresRouter.dashboard,
      takes: periodForm(careersDashboardInput),
      answer: asIs,
    }),
  ],
)
