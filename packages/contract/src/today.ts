/** The day in São Paulo, as `YYYY-MM-DD`. */
export const todayInBrazil = (): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
