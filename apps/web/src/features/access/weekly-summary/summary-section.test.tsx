import { weeklySummary as text } from '@intranet/contract/messages/weekly-summary'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { SummarySection } from './summary-section.tsx'

test('is off until its person switches it on, and says where the mail goes', async () => {
  let ligado = false
  const { calls } = answerCalls({
    'weeklySummary.own': () => ({ ligado, email: 'ana@exemplo.com' }),
    'weeklySummary.choose': (input) => {
      ligado = (input as { ligado: boolean }).ligado
      return null
    },
  })
  await renderInApp(() => <SummarySection />)
  const choice = await screen.findByRole('switch', { name: /Resumo da semana por e-mail/ })
  expect(choice.getAttribute('aria-checked')).toBe('false')
  expect(screen.getByText(/ana@exemplo\.com/)).toBeTruthy()
  await userEvent.click(choice)
  await screen.findByText(text.saved(true))
  await waitFor(() => expect(choice.getAttribute('aria-checked')).toBe('true'))
  await userEvent.click(choice)
  await screen.findByText(text.saved(false))
  expect(calls.filter(([name]) => name === 'weeklySummary.choose').map(([, input]) => input)).toEqual([
    { ligado: true },
    { ligado: false },
  ])
})
