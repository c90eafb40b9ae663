import { screen, within } from '@testing-library/react'
import { test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { HandbookViewPage } from './handbook-view-page.tsx'

test('a search that fails says so: no empty index', async () => {
  const entry = { id: 1, id_categoria: 1, categoria: 'Férias', titulo: 'Como pedir', pendente: false }
  answerCalls({
    'handbook.index': ({ q }: { q?: string }) => {
      if (q) throw new Error()
      return [entry]
    },
    'handbook.read': () => null,
  })
  const { user } = await renderInApp(() => <HandbookViewPage />)
  await user.type(await screen.findByRole('searchbox'), 'ferias')
  const [said] = await screen.findAllByRole('alert')
  within(said!).getByRole('button', { name: 'Tentar de novo' })
})
