import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { FactorSetupForm } from './factor-setup-form.tsx'

const app = { segredo: 'ABCDEFGH', endereco: 'otpauth://totp/Intranet:ana?secret=ABCDEFGH' }

async function open(liberacao: boolean) {
  const { calls } = answerCalls({
    'auth.beginSetup': () => app,
    'auth.completeSetup': () => ({ usuario: { nome: 'Ana' }, codigos: ['aaaa-bbbb'] }),
  })
  const { user } = await renderInApp(() => (
    <FactorSetupForm
      frame="staff"
      step={{ challenge: 'FACTOR_SETUP_REQUIRED', sessao: 'passo', liberacao, aceita_passkey: false }}
      onAnswer={async () => {}}
      onBack={() => {}}
    />
  ))
  await screen.findByText('ABCD EFGH')
  return { calls, user }
}
const sent = (calls: (readonly unknown[])[]) =>
  calls.filter(([path]) => path === 'auth.completeSetup').map(([, input]) => input)

test('a superadmin’s code is asked for where the password came by mail, and goes with the app’s first code', async () => {
  const { calls, user } = await open(true)
  await user.type(screen.getByLabelText('Código de liberação'), 'abcd-efgh')
  await user.type(screen.getByLabelText(/Código que o aplicativo mostra/), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }))
  await screen.findByText('aaaa-bbbb')
  expect(sent(calls)).toEqual([{ sessao: 'passo', liberacao: 'abcd-efgh', codigo: '123456' }])
})

test('it is asked for nowhere else', async () => {
  const { calls, user } = await open(false)
  expect(screen.queryByLabelText('Código de liberação')).toBeNull()
  await user.type(screen.getByLabelText(/Código que o aplicativo mostra/), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirmar e entrar' }))
  await waitFor(() => expect(sent(calls)).toEqual([{ sessao: 'passo', codigo: '123456' }]))
})
