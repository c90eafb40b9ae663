/** How far a last day is, in days from today: "há 4 dias", "hoje", "amanhã", "em 3 dias". */
export function dueWords(days: number): string {
  if (days === 0) return 'hoje'
  if (days === 1) return 'amanhã'
  if (days > 1) return `em ${days} dias`
  return days === -1 ? 'há 1 dia' : `há ${-days} dias`
}
