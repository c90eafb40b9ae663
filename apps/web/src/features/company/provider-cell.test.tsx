import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ProviderCell, ProviderNames } from './provider-cell.tsx'

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
