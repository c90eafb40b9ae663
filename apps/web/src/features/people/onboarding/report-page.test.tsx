import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { OnboardingReportPage } from './report-page.tsx'

test('the tabs count what the search finds, as the rows below them', async () => {
  const { calls } = answerCalls({
    'onboardingReport.page': () => ({ total: 0, dados: [] }),
    'onboardingReport.count': ({ q }: { q?: string }) =>
      q ? { pendentes: 2, concluidos: 1 } : { pendentes: 40, concluidos: 30 },
    'providers.options': () => [],
    'departments.options': () => [],
  })
  await renderInApp(() => <OnboardingReportPage done={false} />, '?q=ana')
  expect(await screen.findByRole('tab', { name: /^Pendentes ?2$/i })).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^Concluídos ?1$/i })).toBeTruthy()
  expect(calls).toContainEqual(['onboardingReport.count', { q: 'ana' }])
})
