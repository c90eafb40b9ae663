import { gone, source } from '../../../platform/personal-data.ts'
import { defineModule } from '../../../platform/module.ts'
import { weeklySummaryJob } from './weekly-summary.job.ts'
import { weeklySummaryRouter } from './weekly-summary.router.ts'

export const weeklySummaryModule = defineModule({
  name: 'weekly-summary',
  routers: { weeklySummary: weeklySummaryRouter },
  jobs: [weeklySummaryJob],
  personalData: {
    kept: [
      source(
        'acesso',
        ['resumo_semanal', 'Resumo semanal', 'Mandar o resumo da semana a quem o escolheu'],
        ['resumo_semanal', 'id_usuario'],
        't.id_usuario',
        [
          ['updated_at', 'Data'],
          ['ligado', 'Recebe'],
          ['semana', 'Última semana'],
        ],
        gone,
      ),
    ],
  },
})
