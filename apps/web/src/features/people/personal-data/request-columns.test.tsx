import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type RequestRow, RequestDue } from './request-columns.tsx'

it.each([
  ['aberto', '2026-11-27', 'Até 27/11/2026'],
  ['em_analise', '2026-11-26', 'Vencido em 26/11/2026'],
  ['atendido', '2026-11-26', '26/11/2026'],
] as const)('the clock of a request that is %s, due on %s, says "%s"', (situacao, prazo, said) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') })
  const { container } = render(<RequestDue request={{ situacao, prazo } as RequestRow} />)
  expect(container.textContent).toBe(said)
  vi.useRealTimers()
})
