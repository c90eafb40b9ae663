import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { common } from '@intranet/contract/messages'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { withoutTls } from '@/test/without-tls.ts'
import { VerifyPage } from './verify-page.tsx'

const draw = {
  numero: 1,
  situacao: 'sorteado',
  nome_campanha: 'Natal',
  publico: 'Clientes',
  premio: 'TV',
  farol: 'local',
  created_at: '2026-11-20T12:00:00.000Z',
  total: 1,
}

async function open() {
  serverAnswers({ 'publicRoulette.draws': () => [draw], 'publicRoulette.view': () => null })
  const { user } = await renderInApp(() => <VerifyPage slug="natal" />)
  return { user, check: await screen.findByRole('button', { name: 'Verificar sorteio 1' }) }
}

test('without TLS nothing can be recomputed, and the page says why', async () => {
  const { user, check } = await open()
  withoutTls()
  await user.click(check)
  expect(await screen.findByText(common.needsHttps)).toBeTruthy()
})

test('a coupon that could not be looked up is reported', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Procurar na lista' }))
  expect(await screen.findByText(/Não foi possível ler a prova/)).toBeTruthy()
})

test('the page names the campaign, also one that was deleted', async () => {
  await open()
  expect(await screen.findByText('Natal')).toBeTruthy()
  cleanup()
  serverAnswers({
    'publicRoulette.draws': () => [draw],
    'publicRoulette.view': () => ({ nome: 'Natal', provedor: 'Razão' }),
  })
  await renderInApp(() => <VerifyPage slug="natal" />)
  expect(await screen.findByText('Natal · Razão')).toBeTruthy()
})
