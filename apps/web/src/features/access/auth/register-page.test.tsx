import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { RegisterPage } from './register-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

beforeEach(() => sessionStorage.clear())

const open = () => renderInApp(() => <RegisterPage asked={undefined} />)

test('a sign-up reports everything that is wrong with it at once', async () => {
  const { calls } = answerCalls({})
  const { user } = await open()
  await user.type(await screen.findByLabelText(/^Nome/), 'L')
  await user.type(screen.getByLabelText(/^E-mail/), 'lia@')
  await user.type(screen.getByLabelText(/^Telefone/), '1198765')
  await user.type(screen.getByLabelText(/^Senha/), 'fraca')
  await user.type(screen.getByLabelText(/^Repita/), 'outra')
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
  const errors = () =>
    screen
      .getAllByRole('alert')
      .flatMap((alert) => (alert.closest('[data-slot=field]') ? [alert.textContent] : []))
  await waitFor(() => expect(errors()).toHaveLength(6))
  expect(errors()).toEqual([
    'Utilize no mínimo 2 caracteres.',
    'E-mail inválido',
    'Número invalido',
    expect.stringMatching(/^A senha precisa ter/),
    'As senhas não são iguais.',
    expect.stringMatching('aviso de privacidade'),
  ])
  expect(calls).toEqual([['privacyNotices.view', { formulario: 'candidatura' }]])
})

test('a password typed twice differently is reported beside whatever else is wrong', async () => {
  answerCalls({ 'auth.forgotPassword': () => ({ mensagem: 'ok' }) })
  const { user } = await renderInApp(() => <ResetPasswordPage />)
  await user.type(await screen.findByLabelText(/E-mail/), 'lia@exemplo.com.br')
  await user.click(screen.getByRole('button', { name: 'Enviar código' }))
  await user.type(await screen.findByLabelText(/^Código/), '123')
  await user.type(screen.getByLabelText(/^Nova senha/), 'Minha@2026')
  await user.type(screen.getByLabelText(/^Repita/), 'Outra@2026')
  await user.click(screen.getByRole('button', { name: 'Redefinir senha' }))
  expect(await screen.findByText('Utilize 6 digitos')).toBeTruthy()
  expect(screen.getByText('As senhas não são iguais.')).toBeTruthy()
})

async function signUp() {
  const app = await open()
  const { user } = app
  await user.type(await screen.findByLabelText(/^Nome/), 'Lia Campos')
  await user.type(screen.getByLabelText(/^E-mail/), 'lia@exemplo.com.br')
  await user.type(screen.getByLabelText(/^Telefone/), '11987654321')
  await user.type(screen.getByLabelText(/^Senha/), 'Minha@2026')
  await user.type(screen.getByLabelText(/^Repita/), 'Minha@2026')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
  await screen.findByRole('heading', { name: 'Confirme seu e-mail' })
  return app
}
/** What a reload leaves: the tab's storage, and nothing of the page. */
const reload = (page: () => ReturnType<typeof RegisterPage>) => {
  cleanup()
  return renderInApp(page)
}

test('the step with the code survives a reload, with the e-mail and without password or code', async () => {
  const { calls } = answerCalls({
    'auth.register': () => ({ mensagem: 'ok' }),
    'auth.confirmRegistration': () => ({ mensagem: 'ok' }),
  })
  await signUp()
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Minha@2026')
  const { user } = await reload(() => <RegisterPage asked={undefined} />)
  await screen.findByRole('heading', { name: 'Confirme seu e-mail' })
  expect(screen.getByText('lia@exemplo.com.br')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Código/), '123456')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456')
  await user.type(screen.getByLabelText(/^Nova senha/), 'Minha@2026')
  await user.click(screen.getByRole('button', { name: 'Confirmar e-mail' }))
  // The password is gone with the page: the person chooses it beside the code.
  await screen.findByRole('link', { name: 'Entrar agora' })
  expect(calls.at(-1)).toEqual([
    'auth.confirmRegistration',
    { email: 'lia@exemplo.com.br', codigo: '123456', senha: 'Minha@2026' },
  ])
  expect(sessionStorage.length).toBe(0)
})

test('the person who typed another person’s e-mail goes back to the form, and anyone who has a code goes to it', async () => {
  answerCalls({ 'auth.register': () => ({ mensagem: 'ok' }) })
  const { user } = await signUp()
  await user.click(screen.getByRole('button', { name: 'Usar outro e-mail' }))
  const link = await screen.findByRole('link', { name: 'Já tenho um código' })
  expect(link.getAttribute('href')).toBe('/home/login/info-login')
  expect(sessionStorage.length).toBe(0)
})

test('who already has a code for a new password types it without another being sent, also after a reload', async () => {
  const { calls } = answerCalls({ 'auth.resetPassword': () => ({ mensagem: 'ok' }) })
  const page = () => <ResetPasswordPage />
  const { user } = await renderInApp(page)
  await user.click(await screen.findByRole('button', { name: 'Já tenho um código' }))
  expect(await screen.findByText('Campo obrigatório')).toBeTruthy()
  await user.type(screen.getByLabelText(/E-mail/), 'Lia@exemplo.com.br')
  await user.click(screen.getByRole('button', { name: 'Já tenho um código' }))
  await screen.findByLabelText(/^Código/)
  const again = (await reload(page)).user
  await again.type(await screen.findByLabelText(/^Código/), '123456')
  await again.type(screen.getByLabelText(/^Nova senha/), 'Minha@2026')
  await again.type(screen.getByLabelText(/^Repita/), 'Minha@2026')
  await again.click(screen.getByRole('button', { name: 'Redefinir senha' }))
  await screen.findByText('Senha alterada com sucesso!')
  expect(calls).toEqual([
    ['auth.resetPassword', { email: 'lia@exemplo.com.br', codigo: '123456', nova_senha: 'Minha@2026' }],
  ])
  expect(sessionStorage.length).toBe(0)
})
