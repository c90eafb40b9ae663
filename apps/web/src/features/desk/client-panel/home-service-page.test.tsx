import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Outputs } from '@/lib/trpc.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { attendance, attendInTab } from '@/test/attendance.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { HomeServicePage } from './home-service-page.tsx'

type Summary = Outputs['clientPanel']['summary']

const summary: Summary = {
  recursos: [],
  contratos: null,
  conexoes: null,
  faturas: null,
  os: null,
  preferencias: { whatsapp: true, email: true, sms: true },
  blacklist: false,
  incidentes: [],
  problemas: [],
  acoes: [
    {
      id: 9,
      tipo: 'abrir_os',
      alvo: '1',
      situacao: 'incerto',
      referencia: null,
      mensagem: 'Ainda não sabemos.',
      usuario: 'Ana',
      created_at: '2026-11-22T12:01:00.000Z',
    },
  ],
  registros: [],
}

const waits = ({ acoes, ...rest }: Summary): Summary => ({
  ...rest,
  acoes: acoes.map((one) => ({ ...one, situacao: 'pedida' })),
})

const open = (role: string, current: unknown = attendance, home = summary) => {
  const { calls } = answerCalls({
    'clientPanel.current': () => current,
    'clientPanel.summary': () => home,
    'clientPanel.note': () => null,
    'clientPanel.settle': () => null,
  })
  const named = (path: string) => calls.filter(([name]) => name === path).map(([, input]) => input)
  return renderInApp(() => <HomeServicePage />, '', ['/antes'], { roles: ['user', role] }).then(
    ({ user }) => ({ user, named }),
  )
}

attendInTab()

test('the home asks for its customer without waiting for who they are', async () => {
  const { named } = await open('painel_cliente:leitor', null)
  await waitFor(() =>
    expect(named('clientPanel.summary')).toEqual([{ sistema: 'produto', cod_cliente: '501' }]),
  )
})

test('what was talked about is written down, and said to be', async () => {
  const { user, named } = await open('painel_cliente:solicitante')
  await user.click(await screen.findByRole('button', { name: 'Registrar atendimento' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar atendimento' }))
  await user.type(dialog.getByRole('textbox'), 'Explicada a fatura')
  await user.click(dialog.getByRole('button', { name: 'Registrar' }))
  expect(await screen.findByText('Atendimento registrado.')).toBeDefined()
  expect(named('clientPanel.note')).toEqual([
    { sistema: 'produto', cod_cliente: '501', texto: 'Explicada a fatura' },
  ])
})

test('an action of which nobody knows is settled by a manager alone, who reads so', async () => {
  const { user, named } = await open('painel_cliente:gestor')
  await user.click(await screen.findByRole('button', { name: 'Conferir' }))
  const seen = within(await screen.findByRole('dialog', { name: /^Conferir: / }))
  await user.click(seen.getByText('Não foi feito'))
  await user.click(seen.getByRole('button', { name: 'Confirmar' }))
  const why = within(await screen.findByRole('dialog', { name: 'O que você viu no sistema do provedor?' }))
  await user.type(why.getByRole('textbox'), 'A OS não está lá')
  await user.click(why.getByRole('button', { name: 'Registrar' }))
  expect(await screen.findByText('Pedido conferido.')).toBeDefined()
  expect(named('clientPanel.settle')).toEqual([
    { sistema: 'produto', cod_cliente: '501', id: 9, feita: false, texto: 'A OS não está lá' },
  ])
})

test('an attendant does not settle it', async () => {
  await open('painel_cliente:solicitante')
  await screen.findByText('Ainda não sabemos.')
  expect(screen.queryByRole('button', { name: 'Conferir' })).toBeNull()
})

test('what people of the system have to confirm is settled by a manager as well', async () => {
  await open('painel_cliente:gestor', attendance, waits(summary))
  expect(await screen.findByRole('button', { name: 'Conferir' })).toBeDefined()
})
