import { supplies as text } from '@intranet/contract/messages/supplies'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ScanPage } from './scan-page.tsx'

// What jsdom does not have.
performance.getEntriesByType ??= () => []

const none = 'Esta equipe não tem contagem aberta'
it.each<[string | null, string[], string | undefined]>([
  [null, [], none],
  ['encerrada', ['suprimentos:gestor'], none],
  ['aberta', [], undefined],
  ['em_validacao', [], text.countValidating],
  ['em_validacao', ['suprimentos:gestor'], undefined],
])('the page of a count that is %s says to who has the roles %j: %s', async (situacao, roles, says) => {
  const contagem = situacao && { id: 5, situacao }
  serverAnswers({ 'squads.get': () => ({ id: 1, nome: 'Pelotas 01', cidade: null, contagem }) })
  await renderInApp(() => <ScanPage id={1} />, '', [], { roles })
  await screen.findByRole('heading', { name: 'Ler códigos · Pelotas 01' })
  for (const words of [none, text.countValidating])
    expect(screen.queryAllByText(words)).toHaveLength(words === says ? 1 : 0)
  expect(screen.queryAllByText('Lidos')).toHaveLength(says ? 0 : 1)
})
