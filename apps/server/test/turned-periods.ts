/** Periods of an answer whose beginning and end changed places: two days are of one type. */

const PERIODS = [
  ['data_ini', 'data_end'],
  ['data_ini', 'data_fim'],
  ['data_inicio', 'data_fim'],
  ['inicio', 'fim'],
  ['de', 'ate'],
  ['envia_em', 'expira_em'],
  ['data_retirada', 'data_devolucao'],
  ['data_inicio_campanha', 'data_fim_campanha'],
  ['periodo_inicio', 'periodo_fim'],
  ['vigencia_inicio', 'vigencia_fim'],
] as const

const momentOf = (value: unknown) =>
  value instanceof Date
    ? value.getTime()
    : typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
      ? Date.parse(value)
      : undefined

/** Every period of an answer that ends before it begins. */
export function turnedPeriods(answer: unknown, way = ''): string[] {
  if (typeof answer !== 'object' || answer === null || answer instanceof Date) return []
  const fields = answer as Record<string, unknown>
  const turned = PERIODS.filter(([begin, end]) => {
    const [from, to] = [momentOf(fields[begin]), momentOf(fields[end])]
    return from !== undefined && to !== undefined && to < from
  }).map(([begin, end]) => `${way}.${begin} is after ${end}`)
  return [...turned, ...Object.entries(fields).flatMap(([name, one]) => turnedPeriods(one, `${way}.${name}`))]
}
