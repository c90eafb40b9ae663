import { screen } from '@testing-library/react'
import { noticeAddress } from '@intranet/contract/privacy-notice-words'
import { expect, test } from 'vitest'
import { NoticePage } from '@/features/access/privacy/notice-page.tsx'
import { RegisterPage } from '@/features/access/auth/register-page.tsx'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'

const notice = {
  formulario: 'candidatura',
  versao: 3,
  controlador: 'Vetorial Internet.',
  finalidade: 'Avaliar candidaturas.',
  retencao: 'Por 24 meses.',
  direitos: 'Acessar, corrigir, excluir.',
  contato: 'encarregado@vetorial.example',
  created_at: '2026-11-23T12:00:00.000Z',
  prazos: [
    { dados: 'Candidaturas recusadas', meses: 18 },
    { dados: 'Currículos', meses: 60 },
  ],
}

test('the tick leads to the notice that is accepted', async () => {
  answerCalls({ 'privacyNotices.view': () => notice })
  await renderInApp(() => <RegisterPage asked={undefined} />)
  const link = await screen.findByRole('link', { name: 'aviso de privacidade' })
  expect(link.getAttribute('href')).toBe(noticeAddress('candidatura'))
})

test('a notice says who, for what, how long, which rights and where to ask, with its version', async () => {
  const { calls } = answerCalls({ 'privacyNotices.view': () => notice })
  await renderInApp(() => <NoticePage form="candidatura" version={3} />)
  await screen.findByText('Avaliar candidaturas.')
  for (const text of [notice.controlador, notice.retencao, notice.direitos, notice.contato])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '18 meses',
    '5 anos',
  ])
  expect(screen.getByText(/^Versão 3, de 23\/11\/2026/)).toBeTruthy()
  expect(calls).toEqual([['privacyNotices.view', { formulario: 'candidatura', versao: 3 }]])
})

test('an unknown form has no notice, and nothing is asked', async () => {
  const { calls } = answerCalls({})
  await renderInApp(() => <NoticePage form="outra" version={undefined} />)
  await screen.findByText('Aviso não encontrado')
  expect(calls).toEqual([])
})
