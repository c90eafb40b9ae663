import { afterEach, expect, test, vi } from 'vitest'
import { isOverdue, type OwnOnboarding } from './own-progress.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('an onboarding is overdue once its day is over in São Paulo, wherever the browser is', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T01:30:00Z') })
  const due = (vencimento: string | null, concluido = false) =>
    isOverdue({ vencimento, concluido } as OwnOnboarding)
  expect([due('2026-11-28'), due('2026-11-29'), due('2026-11-28', true), due(null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
