import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { AttendanceContext } from './use-customer.ts'
import { useSendMessage } from './use-send-message.ts'

const attendance = { atendimento: 'a', protocolo: '1', sistema: 'vetorial', cod_cliente: 'C1' }

function SendButton() {
  const send = useSendMessage()
  const message = { canal: 'email', assunto: 'fatura', referencia: '31' } as const
  return (
    <button type="button" onClick={() => send.mutate(message)}>
      Enviar
    </button>
  )
}

it.each([
  ['enviado', 'status', true],
  ['falhou', 'alert', false],
  ['incerto', 'alert', false],
  ['enviando', 'alert', false],
] as const)(
  '%s is reported as that, and a second press has the same key: %s %s',
  async (situacao, role, same) => {
    const { calls } = answerCalls({
      'clientPanel.send': () => ({ situacao, mensagem: `Ficou ${situacao}.`, destino: 'a***@b' }),
    })
    const { user } = await renderInApp(() => (
      <AttendanceContext value={attendance}>
        <SendButton />
      </AttendanceContext>
    ))
    const keys = () =>
      calls
        .filter(([name]) => name === 'clientPanel.send')
        .map(([, input]) => (input as { chave: string }).chave)
    await user.click(await screen.findByRole('button', { name: 'Enviar' }))
    const notice = await screen.findByText(new RegExp(`Ficou ${situacao}`))
    expect(notice.closest(`[role=${role}]`)).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(keys()).toHaveLength(2))
    expect(new Set(keys()).size === 1).toBe(same)
  },
)
