/** The weekly summary by mail (nosso). */
export const weeklySummary = {
  subject: 'Seu resumo da semana na Intranet',
  greeting: (nome: string | null) =>
    `Olá${nome ? `, ${nome.trim().split(/\s+/)[0]}` : ''}! Isto espera por você na Intranet.`,
  late: 'Atrasado',
  thisWeek: 'Até domingo',
  waiting: 'Espera por você, sem prazo',
  reading: 'Para ler',
  ending: 'Vence nos próximos 30 dias',
  first: (total: number, day: string) => (total === 1 ? `em ${day}` : `a partir de ${day}`),
  end: (url: string) =>
    `Você recebe este resumo às segundas-feiras porque o escolheu. Para não receber mais: ${url}`,
  saved: (on: boolean) =>
    on ? 'O resumo chega às segundas-feiras.' : 'Você não recebe mais o resumo da semana.',
  stopTitle: 'Não quero mais receber',
  stopText: 'Confirme para deixar de receber o resumo da semana por e-mail.',
  stopDone: 'Você não receberá mais o resumo da semana. Para voltar a recebê-lo, abra Sessões e aparelhos.',
} as const
