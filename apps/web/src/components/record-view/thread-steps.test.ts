import { describe, expect, it } from 'vitest'
import { threadSteps, type Stages } from './thread-steps.ts'

const now = Date.parse('2026-11-23T12:00:00-03:00')
const path = ['a', 'b', 'c', 'd'].map((key) => ({ key, title: key.toUpperCase() }))
const stay = (etapa: string, desde: string, ate: string | null = null) => ({
  etapa,
  desde: `${desde}T12:00:00-03:00`,
  ate: ate && `${ate}T12:00:00-03:00`,
})
const stages = (over: Partial<Stages> = {}): Stages => ({
  etapas: [stay('a', '2026-11-17', '2026-11-19'), stay('b', '2026-11-19')],
  medianas: [],
  limite: null,
  ...over,
})
const steps = (over: Partial<Stages> = {}, ended = false) =>
  threadSteps({ path, stages: stages(over), ended, now, beside: (key) => `fora ${key}` })

describe('the thread of a record', () => {
  it('says the days of each passed stage, and since when the present one lasts', () => {
    expect(steps().map(({ state, days, when }) => [state, days, when])).toEqual([
      ['past', '2 dias', undefined],
      ['now', '4 dias', 'desde 19/11/2026'],
      ['next', undefined, undefined],
      ['next', undefined, undefined],
    ])
  })

  it('adds the stays of a stage that was entered twice', () => {
    const etapas = [
      stay('a', '2026-11-10', '2026-11-12'),
      stay('b', '2026-11-12', '2026-11-15'),
      stay('a', '2026-11-15', '2026-11-16'),
      stay('b', '2026-11-16'),
    ]
    expect(steps({ etapas })[0]!.days).toBe('3 dias')
  })

  it('is late only after the limit of the present stage', () => {
    expect(steps({ limite: 4 })[1]).toMatchObject({ days: '4 dias, limite 4 dias', late: false })
    expect(steps({ limite: 3 })[1]).toMatchObject({ days: '4 dias, limite 3 dias', late: true })
    expect(steps({ limite: 1 })[1]).toMatchObject({ days: '4 dias, limite 1 dia' })
  })

  it('measures by what is usual where nothing limits, and says by when the last stage is reached', () => {
    const medianas = [
      { etapa: 'b', dias: 5, saidas: 12 },
      { etapa: 'c', dias: 2, saidas: 12 },
    ]
    const [, here, next, last] = steps({ medianas })
    expect(here!.days).toBe('4 dias, em geral 5 dias')
    expect(next!.days).toBe('em geral 2 dias')
    expect(last!.when).toBe('até 26/11/2026, se nada parar')
  })

  it('promises no day while one of the medians is missing', () => {
    expect(steps({ medianas: [{ etapa: 'b', dias: 5, saidas: 12 }] }).at(-1)!.when).toBeUndefined()
  })

  it('ends with the stage that ended it, beside the path or on it', () => {
    const etapas = [stay('a', '2026-11-17', '2026-11-19'), stay('x', '2026-11-19')]
    expect(steps({ etapas }, true)).toMatchObject([
      { key: 'a', state: 'past' },
      { key: 'x', title: 'fora x', state: 'ended', when: 'em 19/11/2026' },
    ])
    expect(steps({ etapas }).map(({ key }) => key)).toEqual(['a', 'x', 'b', 'c', 'd'])
  })
})
