import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { FilterSheet } from '@/components/table/filter-sheet.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { AnswerFilters, answerSheet, type AnswerNarrowing } from './answer-filter.tsx'

const question = {
  id: 7,
  texto: 'Qual turno você prefere?',
  tipo: 'escolha' as const,
  opcoes: ['Manhã', 'Noite'],
} as Parameters<typeof AnswerFilters>[0]['questions'][number]

function Filters() {
  const [value, onChange] = useState<AnswerNarrowing>({})
  const answers = { questions: [question], value, onChange }
  return (
    <>
      <AnswerFilters {...answers} />
      <FilterSheet {...answerSheet(answers)!} />
    </>
  )
}

it('the two filters say which is which, and on phones both are in one sheet', async () => {
  const { user } = await renderInApp(Filters)
  const shown = await screen.findAllByRole<HTMLSelectElement>('combobox')
  expect(shown.map((one) => one.selectedOptions[0]?.textContent)).toEqual([
    'Atende: todos',
    'Resposta: todas',
  ])
  await user.click(screen.getByRole('button', { name: /^Filtros/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
  const answer = sheet.getByRole<HTMLSelectElement>('combobox', { name: 'Resposta a uma pergunta' })
  await user.selectOptions(answer, 'Noite')
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Atende às perguntas' }), 'Não atende')
  expect([answer.value, shown[0]?.value, shown[1]?.value]).toEqual(['7:Noite', 'nao', '7:Noite'])
  expect(screen.getByText('2').parentElement?.textContent).toBe('Filtros 2')
  await user.click(sheet.getByRole('button', { name: 'Limpar filtros' }))
  expect([shown[0]?.value, shown[1]?.value]).toEqual(['', ''])
})

it('a vacancy that asks nothing has neither', () => {
  expect(answerSheet({ questions: [], value: {}, onChange: () => undefined })).toBeUndefined()
})
