/** Answers name the beginning and the end of a period each by its name: two days that changed places are of one type. */
import { expect, it } from 'vitest'
import { walkWorld } from './walk-world.ts'
import { at, procedures } from './walked-procedures.ts'

const { admin, inputs } = await walkWorld()

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
function turnedPeriods(answer: unknown, way = ''): string[] {
  if (typeof answer !== 'object' || answer === null || answer instanceof Date) return []
  const fields = answer as Record<string, unknown>
  const turned = PERIODS.filter(([begin, end]) => {
    const [from, to] = [momentOf(fields[begin]), momentOf(fields[end])]
    return from !== undefined && to !== undefined && to < from
  }).map(([begin, end]) => `${way}.${begin} is after ${end}`)
  return [...turned, ...Object.entries(fields).flatMap(([name, one]) => turnedPeriods(one, `${way}.${name}`))]
}

const readings = procedures.filter(([, { type }]) => type === 'query').map(([path]) => path)

it.each(readings)('%s names each period from its beginning to its end', async (path) => {
  for (const input of inputs.get(path)!.slice(0, 6)) {
    const answer: unknown = await at(admin.read, path)(input).catch(() => null)
    expect(turnedPeriods(answer)).toEqual([])
  }
})
