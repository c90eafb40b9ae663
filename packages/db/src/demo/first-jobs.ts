/** Jobs that can be done in the demo group from the first minute: the start prints them, and the browser walks do them. */
import type { demoSignIns } from './sign-ins.ts'

interface FirstJob {
  login: (typeof demoSignIns)[number]['login']
  path: string
  /** What to do there, after "Entre como …, abra … e". */
  task: string
}

export const firstJobs = {
  count: {
    login: 'tecnico',
    path: '/squads/inventory/1',
    task: 'conte o estoque da sua equipe (gestor.operacoes valida)',
  },
  vehicle: {
    login: 'gestor.operacoes',
    path: '/fleet/bookings?pedido=2',
    task: 'decida sobre o veículo que Tiago pediu',
  },
  audit: {
    login: 'backoffice',
    path: '/backoffice/vendas/listagem?ver=7',
    task: 'termine a auditoria de uma venda',
  },
  hiring: {
    login: 'recrutamento',
    path: '/careers/applicants/1',
    task: 'leve um candidato adiante no quadro da vaga',
  },
  leaving: {
    login: 'gestor.rh',
    path: '/shutdowns/edit/7',
    task: 'analise um pedido de desligamento',
  },
} as const satisfies Record<string, FirstJob>
