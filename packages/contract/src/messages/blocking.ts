import { formatCount } from '../formats.ts'

/** Texts of blocking rules, their exceptions and simulations. */
export const blocking = {
  activeAlready: 'Já existe uma regra ativa deste tipo para o provedor.',
  notice: 'Informe pelo menos 15 dias de notificação antes da suspensão.',
  noticeOverDays: 'Os dias de atraso devem ser maiores ou iguais aos dias de notificação.',
  noWeekday: 'Selecione ao menos um dia da semana.',
  restDays: 'Bloqueios na sexta, no fim de semana, em feriado ou na véspera não são permitidos.',
  hour: 'O horário do bloqueio deve estar entre 08:00 e 18:00.',
  days: 'Informe entre 1 e 365 dias.',
  invoices: 'Informe entre 1 e 120 faturas.',
  period: 'A data de fim deve ser maior ou igual à data de início.',
  executed: 'Esta regra já foi simulada e não pode ser excluída. Desative-a.',
  operator: 'Este operador não serve para o campo.',
  value: 'Valor inválido para o campo.',
  oneValue: 'Este operador aceita um valor só.',
  noCopy: 'Os clientes em atraso deste provedor ainda não foram carregados.',
  refreshing: 'A atualização já está em andamento.',
  refreshed: 'Atualização iniciada.',
  noSource: 'O provedor não tem uma conexão que informe clientes em atraso.',
  outdated: 'Simulação desatualizada',
  goesOn:
    'A simulação demora mais que o normal e continua em segundo plano. Você será avisado quando terminar.',
  simulated: (rule: string, blocked: number, excepted: number) =>
    `Simulação de ${rule}: ${formatCount(blocked, 'seria bloqueado', 'seriam bloqueados')}, ${formatCount(excepted, 'exceção', 'exceções')}.`,
} as const
