import { erp as text } from '@intranet/contract/messages/registries'
import { expect, it } from 'vitest'
import { assertGoesOn, sweepPages, wholeSweep } from './erp-sweep.ts'

/** Reads all of a sweep that leads from each mark to the next one. */
async function swept(next: (mark: string | null) => string | null, most?: number) {
  const rows: string[] = []
  let asked = 0
  const ask = async (mark: string | null) => {
    asked += 1
    return { dados: [mark ?? 'first'], depois: next(mark) }
  }
  try {
    for await (const page of sweepPages(ask, most)) rows.push(...page)
    return rows
  } catch (error) {
    return { asked, error }
  }
}
const toNine = (mark: string | null) => (mark === '9' ? null : String(Number(mark) + 1))

it('a sweep is read to its end, also where it has as many pages as it may', async () => {
  const all = ['first', '1', '2', '3', '4', '5', '6', '7', '8', '9']
  expect(await swept(toNine)).toEqual(all)
  expect(await swept(toNine, 10)).toEqual(all)
})

it.each<[string, number, Parameters<typeof swept>]>([
  ['leads to itself', 2, [() => '1']],
  ['leads in a circle', 5000, [(mark) => (mark === '1' ? '2' : '1')]],
  ['has more pages than it may', 9, [toNine, 9]],
])('a sweep that %s is an error after %s pages', async (_what, asked, sweep) => {
  const error = { fault: 'bad_answer', message: text.badAnswer }
  expect(await swept(...sweep)).toMatchObject({ asked, error })
})

it('a sweep that goes on where it stopped counts the pages before', () => {
  expect(() => assertGoesOn('a', { depois: 'b' }, 4999)).not.toThrow()
  expect(() => assertGoesOn('a', { depois: 'b' }, 5000)).toThrow(text.badAnswer)
  expect(() => assertGoesOn('a', { depois: null }, 5000)).not.toThrow()
})

it('a whole sweep is all rows of its pages, and never more pages than memory takes', async () => {
  const upTo = (last: number) => (mark: string | null) => {
    const page = Number(mark ?? 1)
    return Promise.resolve({ dados: [page, -page], depois: page < last ? String(page + 1) : null })
  }
  expect(await wholeSweep(upTo(2))).toEqual([1, -1, 2, -2])
  expect(await wholeSweep(upTo(400))).toHaveLength(800)
  await expect(wholeSweep(upTo(401))).rejects.toThrow(text.badAnswer)
})
