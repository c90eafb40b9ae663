import { expect, it } from 'vitest'
import { oneByOne, sideBySide } from './each-alone.ts'

type Each = (all: number[], work: (one: number) => Promise<void>) => Promise<unknown>

it.each<[string, Each]>([
  ['one after the other', oneByOne],
  ['at once', sideBySide],
])('%s: what fails is thrown once all others are done', async (_how, each) => {
  const done: number[] = []
  const work = (broken: number[]) => async (one: number) => {
    await new Promise((later) => setImmediate(later))
    if (broken.includes(one)) throw new Error(`no ${one}`)
    done.push(one)
  }
  await expect(each([1, 2, 3], work([1]))).rejects.toThrow('no 1')
  expect(done).toEqual([2, 3])
  await expect(each([4, 5, 6], work([4, 5]))).rejects.toMatchObject({
    errors: [{ message: 'no 4' }, { message: 'no 5' }],
  })
  expect(done).toEqual([2, 3, 6])
  await each([7], work([]))
  expect(done).toEqual([2, 3, 6, 7])
})

it('one after the other means that none begins before the last one ended', async () => {
  let running = 0
  await oneByOne([1, 2], async () => {
    expect((running += 1)).toBe(1)
    await new Promise((later) => setImmediate(later))
    running -= 1
  })
})

it('at once means so, and what each gave is answered in its place', async () => {
  const all = Promise.withResolvers<void>()
  let begun = 0
  const work = async (one: number) => {
    if ((begun += 1) === 3) all.resolve()
    await all.promise
    return one * 2
  }
  expect(await sideBySide([3, 2, 1], work)).toEqual([6, 4, 2])
})
