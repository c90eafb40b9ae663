import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { UNCONFIRMED } from '@/lib/identity.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import IdentityQuestion from './identity-question.tsx'

const own = { app: null, passkeys: [], recuperacao: 0, exigido: false, aceita_passkey: false }

async function press() {
  let confirmed = false
  const ended: string[] = []
  serverAnswers({
    'factors.own': () => own,
    'sessions.endOfPerson': () => {
      if (!confirmed) throw new Refusal(403, 'Confirme que é você para continuar.', undefined, UNCONFIRMED)
      return { encerradas: 1 }
    },
    'auth.confirm': () => {
      confirmed = true
      return { confirmado: true }
    },
  })
  const call = () =>
    api.sessions.endOfPerson.mutate({ id: 9 }).then(
      () => ended.push('done'),
      (error: Error) => ended.push(error.message),
    )
  const { user } = await renderInApp(() => (
    <>
      <Button cooldown={false} onClick={() => void Promise.all([call(), call()])}>
        Encerrar
      </Button>
      <IdentityQuestion />
    </>
  ))
  await user.click(screen.getByRole('button', { name: 'Encerrar' }))
  await screen.findByRole('heading', { name: 'Confirme que é você' })
  return { user, ended }
}

test('calls that are refused until somebody shows who they are wait for one question, then are sent again', async () => {
  const { user, ended } = await press()
  await user.type(screen.getByLabelText(/Senha/), 'Intranet@2026')
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(ended).toEqual(['done', 'done']))
  expect(screen.queryByRole('heading', { name: 'Confirme que é você' })).toBeNull()
})

test('a question that is closed is a refusal', async () => {
  const { user, ended } = await press()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(ended).toEqual(Array(2).fill('Confirme que é você para continuar.')))
})
