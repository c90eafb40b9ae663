const inSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** Some days from today in São Paulo, `YYYY-MM-DD`: one ahead has all its shifts open, whatever the hour of the walk. */
export const dayAhead = (days: number): string => inSaoPaulo.format(Date.now() + days * 86_400_000)
