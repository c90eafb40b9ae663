import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { UNCONFIRMED } from '@intranet/contract/messages'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import IdentityQuestion from './identity-question.tsx'

const own = {
  app: null as Date | null,
  passkeys: [],
  recuperacao: 0,
  exigido: false,
  aceita_passkey: false,
  remocao_pedida_em: null,
  sem_senha: null as { id: number; nome: string } | null,
}

interface Asked {
  person?: Partial<typeof own>
  /** What the server finds missing, one after the other. */
  missing?: ('senha' | 'codigo' | undefined)[]
}

async function press({ person = {}, missing = [undefined] }: Asked = {}) {
  const left = [...missing]
  const shown: unknown[] = []
  const ended: string[] = []
  serverAnswers({
    'factors.own': () => ({ ...own, ...person }),
    'sessions.endOfPerson': () => {
      const [field] = left
      if (!left.length) return { encerradas: 1 }
      throw new Refusal(
        403,
        'Confirme que é você para continuar.',
        field && { [field]: 'Falta.' },
        UNCONFIRMED,
      )
    },
    'auth.confirm': (input) => {
      shown.push(input)
      left.shift()
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
  return { user, ended, shown }
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

test('password and factor are asked for one after the other, where both are missing', async () => {
  const { user, ended, shown } = await press({ person: { app: new Date() }, missing: ['senha', 'codigo'] })
  await user.type(screen.getByLabelText(/Senha/), 'Intranet@2026')
  expect(screen.queryByRole('button', { name: 'Usar o código do aplicativo' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  await user.type(await screen.findByLabelText(/Código/), '123456')
  expect(screen.queryByLabelText(/Senha/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  await waitFor(() => expect(ended).toEqual(['done', 'done']))
  expect(shown).toEqual([{ senha: 'Intranet@2026' }, { codigo: '123456' }])
})

test('who has a provider in place of a password goes there again, and comes back to the page', async () => {
  await press({ person: { sem_senha: { id: 7, nome: 'Casa' } } })
  const link = await screen.findByRole('link', { name: 'Entrar de novo com Casa' })
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://x')
  expect([pathname, searchParams.get('de_novo')]).toEqual(['/v1/sso/7/entrar', '1'])
  expect(searchParams.get('volta')).toMatch(/^\//)
  expect(screen.queryByLabelText(/Senha/)).toBeNull()
})
