export const format = {
  notInformed: 'Não informado',
  invalidDate: 'Data inválida',
  invalidDateTime: 'Data e hora inválidas',
  invalidTime: 'Hora inválida.',
  noDate: 'N/A',
  invalidPhone: 'Número de telefone inválido.',
} as const
