import { hiring as text } from '@intranet/contract/messages/hiring'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ApplicantNotes } from './applicant-notes.tsx'
import { OtherAccounts } from './other-accounts.tsx'

test('a comment is reported once it is kept, and its field is empty again', async () => {
  const note = vi.fn(() => ({ id: 5 }))
  serverAnswers({ 'applicants.note': note })
  const { user } = await renderInApp(() => <ApplicantNotes id={3} notas={[]} />)
  const field = screen.getByRole('textbox', { name: 'Novo comentário' }) as HTMLTextAreaElement
  expect(screen.getByText(text.disclosable)).toBeTruthy()
  expect(screen.queryByText(text.noteAdded)).toBeNull()
  await user.type(field, 'Conhece bem a fibra.')
  await user.click(screen.getByRole('button', { name: 'Comentar' }))
  expect(await screen.findByText(text.noteAdded)).toBeTruthy()
  expect(note).toHaveBeenCalledWith({ id: 3, texto: 'Conhece bem a fibra.' })
  expect(field.value).toBe('')
})

const account = {
  id_usuario: 9,
  nome: 'Lia Prado',
  email: 'lia@outra.example',
  mesma: null,
  motivos: ['telefone' as const],
  candidaturas: [],
}
const shown = (mesma: boolean | null, gere: boolean) => ({
  id_usuario: 7,
  outras: [],
  contas: [{ ...account, mesma }],
  direitos: { gere, gestor_vaga: false },
})

test('an account that may be the same person’s is pointed out with the reason, and a manager says that it is', async () => {
  const say = vi.fn(() => null)
  serverAnswers({ 'applicants.samePerson': say })
  const { user } = await renderInApp(() => <OtherAccounts applicant={shown(null, true)} />)
  expect(screen.getByText(text.samePerson)).toBeTruthy()
  expect(screen.getByText(/mesmo telefone/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'É a mesma pessoa' }))
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith({ id_usuario: 7, id_outro: 9, mesma: true }))
})

test('an account that a manager said is the same person’s is no guess any more', async () => {
  await renderInApp(() => <OtherAccounts applicant={shown(true, false)} />)
  expect(screen.getByText('Mesma pessoa')).toBeTruthy()
  expect(screen.queryByText(text.samePerson)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
