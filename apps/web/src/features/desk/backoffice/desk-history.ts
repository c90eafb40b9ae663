import {
  activationStateLabels,
  dayPartLabels,
  checklistLabels,
  commissionLabels,
  saleStateLabels,
} from '@intranet/contract/desk/backoffice-options'
import { historyOf } from '@/components/records/history.ts'

export const saleHistory = historyOf(
  ['bo_venda'],
  {
    situacao: 'Situação',
    itens: 'Checklist',
    observacao: 'Observação',
    motivo: 'Motivo',
    comissao: 'Comissão',
  },
  { choices: { situacao: saleStateLabels, comissao: commissionLabels, itens: checklistLabels } },
)

export const activationHistory = historyOf(
  ['bo_ativacao'],
  {
    situacao: 'Situação',
    data_agendada: 'Agendada',
    periodo: 'Período',
    os: 'OS',
    equipe: 'Equipe',
    motivo: 'Motivo',
    data_ativacao: 'Ativada em',
    tentativas: 'Tentativas',
  },
  { choices: { situacao: activationStateLabels, periodo: dayPartLabels } },
)
