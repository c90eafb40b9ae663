import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createBodyLimiter } from './body-limiter.ts'

const answer = () => {
  const raw = new PassThrough().resume()
  return { reply: { raw } as never, raw }
}

it('two bodies of one person are read at once, a few of all people, until each is answered or aborted', async () => {
  const limited = createBodyLimiter(3)
  const entered: string[] = []
  const come = (person: number, name: string) => {
    const { reply, raw } = answer()
    const done = limited(person, reply).then(
      () => entered.push(name),
      () => {},
    )
    return { raw, done }
  }
  const [first, second] = [come(1, 'first'), come(1, 'second')]
  const third = come(1, 'third')
  const other = come(2, 'other')
  const full = come(3, 'full')
  await Promise.all([first.done, second.done, other.done])
  expect(entered).toEqual(['first', 'second', 'other'])
  other.raw.end()
  await full.done
  third.raw.destroy()
  first.raw.destroy()
  const last = come(1, 'last')
  await last.done
  expect(entered).toEqual(['first', 'second', 'other', 'full', 'last'])
})
