import { expect, it } from 'vitest'
import { lockedText, noticeKinds, noticeModules } from './notice-kinds.ts'

it('every kind has a sentence of itself for locked screens (docs/push.md#locked-screen)', () => {
  expect(new Set(noticeModules.map(lockedText)).size).toBe(noticeModules.length)
  for (const kind of noticeModules) {
    expect(lockedText(kind)).toBe(noticeKinds[kind].text)
    expect(lockedText(kind)).toMatch(/^(Há|O manual tem) [^{}$]+\.$/)
  }
})

it('a kind that is not raised any more is a notice like any other', () => {
  for (const kind of ['antigo', null]) expect(lockedText(kind)).toBe('Há um aviso para você.')
})
