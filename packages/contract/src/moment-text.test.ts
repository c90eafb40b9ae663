import { expect, it } from 'vitest'
import './zod-locale.ts'
import { form } from './messages.ts'
import { format } from './messages/formats.ts'
import { instantText, momentText } from './moment-text.ts'

it.each([
  ['2026-12-01T10:00', '2026-12-01T13:00:00.000Z'],
  ['2026-12-01T10:00:30', '2026-12-01T13:00:30.000Z'],
  ['2026-12-01T10:00:30.250', '2026-12-01T13:00:30.250Z'],
  ['2026-12-01T10:00:00-05:00', '2026-12-01T10:00:00-05:00'],
  ['2026-12-01T10:00:00Z', '2026-12-01T10:00:00Z'],
])('%s is %s: without an offset it is a time of São Paulo', (sent, meant) => {
  expect(instantText.parse(sent)).toBe(meant)
  expect(momentText.safeParse(sent).success).toBe(true)
})

it.each(['2026-02-30T10:00', '2026-12-01', '10:00', 'amanhã'])('%s is no moment', (sent) => {
  expect(instantText.safeParse(sent).error?.issues[0]?.message).toBe(format.invalidDateTime)
  expect(momentText.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual([
    format.invalidDateTime,
  ])
})

it.each(['', null, undefined])('%j is no moment yet: it is asked for', (sent) => {
  expect(momentText.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual([form.required])
})
