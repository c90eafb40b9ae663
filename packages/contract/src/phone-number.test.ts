import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { format } from './messages/formats.ts'
import { formatPhone } from './formats.ts'
import { readPhone } from './phone-number.ts'

const [, ...rows] = readFileSync(join(import.meta.dirname, 'inputs/telefones.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t') as [typed: string, read: string, shown: string, why: string])

it.each(rows)('%j is read as %s', (typed, read, shown) => {
  const { digits, refused } = readPhone(typed)
  if (read === 'refused') return void expect(refused).toBeTruthy()
  expect(digits).toBe(read === 'empty' ? '' : read)
  if (read === 'empty') return
  expect(formatPhone(digits)).toBe(shown)
  // What is kept is read as itself.
  expect(readPhone(read).digits).toBe(read)
})

it('a refusal says why, and a number too short or too long is refused in the documented words', () => {
  const refusal = (typed: string) => readPhone(typed).refused
  expect(['(20) 99999-1234', '(00) 99999-1234', '(39) 3333-4444'].map(refusal)).toEqual(
    Array(3).fill('Este DDD não existe.'),
  )
  expect(['+351 912 345 678', '0048 22 123 45 67'].map(refusal)).toEqual(
    Array(2).fill('Só números do Brasil.'),
  )
  expect(['0800 777 1234', '0300 789 1234'].map(refusal)).toEqual(
    Array(2).fill('Um 0800 não é telefone de uma pessoa.'),
  )
  expect(['48 9999-123', '489999912345', 'quarenta', '190'].map(refusal)).toEqual(Array(4).fill(format.phone))
})

it('there are 67 areas', () => {
  const areas = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
  expect(areas.filter((area) => readPhone(`(${area}) 99999-1234`).digits)).toHaveLength(67)
})
