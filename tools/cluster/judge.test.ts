import { expect, it } from 'vitest'
import { longestGap } from './clients.ts'
import { judge, missingIn } from './judge.ts'

const tried = (acknowledged: Record<string, number>, unanswered: string[] = [], doubledIds = 0) => ({
  acknowledged: new Map(Object.entries(acknowledged).map(([key, at]) => [key, { id: 1, at }])),
  unanswered: new Set(unanswered),
  doubledIds,
})

it('an acknowledged write has to be there, once; an unanswered one may be', () => {
  const all = tried({ a: 1, b: 2 }, ['c', 'd'])
  expect(judge(all, new Map(Object.entries({ a: 1, b: 1, c: 1 })))).toEqual({
    lost: 0,
    twice: 0,
    doubledIds: 0,
  })
  expect(judge(all, new Map(Object.entries({ a: 1 })))).toMatchObject({ lost: 1 })
  expect(judge(all, new Map(Object.entries({ a: 2, b: 1, c: 2 })))).toMatchObject({ lost: 0, twice: 2 })
  expect(judge(tried({ a: 1 }, [], 3), new Map([['a', 1]]))).toMatchObject({ doubledIds: 3 })
})

it('the gap is between answers to what was asked after the fault, also the one that has not ended', () => {
  const now = performance.now()
  const answers = [
    { asked: now - 20_000, done: now - 8000 },
    { asked: now - 9000, done: now - 5000 },
    { asked: now - 5000, done: now - 2000 },
  ]
  expect(longestGap(answers, now - 10_000)).toBeCloseTo(5, 1)
  expect(longestGap(answers.slice(0, 2), now - 10_000)).toBeCloseTo(5, 1)
})

it('a file lacks what was acknowledged five seconds before it was asked for, not what came later', () => {
  const all = tried({ 'Grupo 1 1': 1000, 'Grupo 1 11': 2000, 'Grupo 2 3': 2001 })
  expect(missingIn('Cliente;Fone\r\nGrupo 1 1;51\r\nGrupo 1 11;52\r\n', all, 7000)).toBe(0)
  expect(missingIn('Cliente;Fone\r\nGrupo 1 11;52\r\n', all, 7000)).toBe(1)
  expect(missingIn('Cliente;Fone\r\nGrupo 1 1;51\r\nGrupo 1 11;52\r\n', all, 7001)).toBe(1)
})
