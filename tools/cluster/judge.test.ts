import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { longestGap } from './clients.ts'
import { keysIn } from './exports.ts'
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
  expect(missingIn(new Set(['Grupo 1 1', 'Grupo 1 11']), all, 7000)).toBe(0)
  expect(missingIn(new Set(['Grupo 1 11']), all, 7000)).toBe(1)
  expect(missingIn(new Set(['Grupo 1 1', 'Grupo 1 11']), all, 7001)).toBe(1)
})

it('keys are whole cells, wherever a file is cut', async () => {
  const file = 'Cliente;Fone\r\nGrupo 1 1;51\r\nGrupo 1 11x;52\r\nO Grupo 1 3;Grupo 2 4\r\n5;Grupo 7 8'
  for (const size of [1, 7, 20, file.length]) {
    const pieces = Array.from({ length: Math.ceil(file.length / size) }, (_, n) =>
      file.slice(n * size, (n + 1) * size),
    )
    expect(await keysIn(Readable.from(pieces), 'Grupo')).toEqual(
      new Set(['Grupo 1 1', 'Grupo 2 4', 'Grupo 7 8']),
    )
  }
})
