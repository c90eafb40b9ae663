import { hiring as text } from '@intranet/contract/messages/hiring'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { useTalentActions } from './use-talent-actions.ts'

function Inviting() {
  const { invite } = useTalentActions()
  return <button onClick={() => void invite(4, [1, 2, 3])}>Convidar</button>
}

test.each([
  [1, 0, 0, text.invited(1)],
  [3, 0, 0, '3 convites enviados.'],
  [2, 1, 0, '2 convites enviados. 1 pessoa já tinha convite ou candidatura.'],
  [0, 3, 0, '0 convites enviados. 3 pessoas já tinham convite ou candidatura.'],
  [2, 0, 1, '2 convites enviados. 1 pessoa de fora do grupo não foi convidada: a vaga é interna.'],
  [0, 0, 3, '0 convites enviados. 3 pessoas de fora do grupo não foram convidadas: a vaga é interna.'],
])(
  '%i invited, %i invited before and %i left out are reported: %s',
  async (convidadas, ja_convidadas, de_fora, reported) => {
    serverAnswers({ 'talentBank.invite': () => ({ convidadas, ja_convidadas, de_fora }) })
    const { user } = await renderInApp(() => <Inviting />)
    await user.click(screen.getByRole('button', { name: 'Convidar' }))
    expect(await screen.findByText(reported)).toBeTruthy()
  },
)
