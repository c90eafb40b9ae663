import { once } from './once.ts'

/** Calendar days of São Paulo, whatever the clock of the machine says. */
const day = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }))

/** The day of a moment (a Date, or milliseconds) in São Paulo, as `YYYY-MM-DD`. */
export const dayInBrazil = (moment: Date | number): string => day().format(moment)

/** Today in São Paulo, as `YYYY-MM-DD`. */
export const todayInBrazil = (): string => dayInBrazil(Date.now())
