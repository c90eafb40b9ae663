import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { LetterIndex } from './letter-index.tsx'

it('the letters are counted of the providers and departments that the list is filtered by', async () => {
  const { calls } = answerCalls({ 'contacts.letters': () => [{ letra: 'A', total: 2 }] })
  const filtro = { id_empresa: { _in: [3, 4] }, id_departamento: 5 }
  await renderInApp(
    () => <LetterIndex search={useTableSearch('contacts.list')} />,
    `?filtro=${encodeURIComponent(JSON.stringify(filtro))}`,
  )
  await screen.findByRole('button', { name: 'A, 2' })
  expect(calls).toEqual([['contacts.letters', { id_empresa: [3, 4], id_departamento: [5] }]])
})
