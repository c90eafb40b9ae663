import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ProviderCell, providerFact, ProviderNames } from './provider-cell.tsx'

const produto = { id: 1, nome: 'Produto', sistema: 'produto', matiz: 285 }
const razao = { id: 2, nome: 'RazaoInfo', sistema: 'razao', matiz: 260 }

test('cards say whose a row is to who sees several providers (docs/screens.md#names-of-cards)', async () => {
  for (const [seen, left] of [
    [[produto, razao], undefined],
    [[produto], 'true'],
  ] as const) {
    answerCalls({ 'providers.options': () => seen })
    await renderInApp(() => (
      <>
        <ProviderCell id={1} name="Produto" />
        <ProviderNames names="Produto" />
      </>
    ))
    for (const mark of await screen.findAllByText('Produto', { selector: '.hue-mark' }))
      expect(mark.parentElement?.dataset.none).toBe(left)
    cleanup()
  }
})

test('several providers are one line: all of them a word, more than two their initials (names are said and in a tooltip)', async () => {
  const names = ['Produto', 'RazaoInfo', 'Vetorial', 'Quarto']
  answerCalls({
    'providers.options': () =>
      names.map((nome, at) => ({ id: at + 1, nome, sistema: nome, matiz: 100 + at })),
  })
  await renderInApp(() => (
    <>
      <p aria-label="todos">
        <ProviderNames names="Produto, Quarto, RazaoInfo, Vetorial" />
      </p>
      <p aria-label="três">
        <ProviderNames names="Produto, RazaoInfo, Vetorial" />
      </p>
      <p aria-label="dois">
        <ProviderNames names="Produto, RazaoInfo" />
      </p>
      <dl aria-label="ficha">
        <dd>{providerFact('Produto, RazaoInfo, Vetorial')[1]}</dd>
      </dl>
    </>
  ))
  const text = (name: string) => screen.getByLabelText(name).textContent
  const marks = (name: string) =>
    [...screen.getByLabelText(name).querySelectorAll('.hue-mark')].map((mark) => mark.textContent)
  await screen.findByText('Todos')
  expect(screen.getByText('Todos').title).toBe('Produto, Quarto, RazaoInfo, Vetorial')
  expect(marks('três')).toEqual(['P', 'R', 'V'])
  expect(text('três')).toContain('Produto, RazaoInfo, Vetorial')
  expect(screen.getByLabelText('três').innerHTML).not.toContain('flex-wrap')
  expect(marks('dois')).toEqual(['Produto', 'RazaoInfo'])
  expect(marks('ficha')).toEqual(['Produto', 'RazaoInfo', 'Vetorial'])
})
