const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** Today in São Paulo, as `YYYY-MM-DD`. */
export const todayInBrazil = (): string => day.format(new Date())
