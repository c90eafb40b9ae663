import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { FinancialHomePage } from './financial-home-page.tsx'

it('a guest reads how to pay at the three providers; nothing is searched for, and nothing asked of the server (docs/client-panel.md#financial-home)', async () => {
  const { calls } = answerCalls({})
  await renderInApp(() => <FinancialHomePage />, '', ['/antes'], { roles: [] })
  for (const name of ['Produto', 'RazaoInfo', 'Vetorial'])
    expect(await screen.findByRole('heading', { name })).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByText('Para a equipe')).toBeNull()
  expect(calls).toEqual([])
})
