import { dayInBrazil } from '@intranet/contract/today'

/** Some days from today in São Paulo, `YYYY-MM-DD`: one ahead has all its shifts open, whatever the hour of the walk. */
export const dayAhead = (days: number): string => dayInBrazil(Date.now() + days * 86_400_000)
