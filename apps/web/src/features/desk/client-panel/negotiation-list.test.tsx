import { screen, waitFor, within } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { Negotiations } from './negotiation-list.tsx'
import { AttendanceContext } from './use-customer.ts'

type Listed = Outputs['clientPanel']['negotiations']
type Row = Listed['dados'][number]
const part = { vencimento: '2026-12-05', valor: '50.00' }
const row: Row = {
  id: 4,
  protocolo: 'NG-4',
  situacao: 'proposta',
  principal: '140.00',
  multa: '5.00',
  juros: '5.00',
  desconto: '0.00',
  total: '150.00',
  parcelas: [part, part, part],
  faturas: ['F1', 'F2'],
  valida_ate: '2026-11-30',
  created_at: '2026-11-20T12:00:00.000Z',
}
const listed = (of: Partial<Row>): Listed => ({
  limites: { parcelas: 12, desconto: 10 },
  dados: [{ ...row, ...of }],
})
const attendance = { atendimento: 'a', protocolo: '1', sistema: 'vetorial', cod_cliente: 'C1' }

function Shown({ of, acts }: { of: Partial<Row>; acts: boolean }) {
  const query = useQuery({ queryKey: ['negociacoes'], queryFn: () => listed(of) })
  return (
    <AttendanceContext value={attendance}>
      <Negotiations query={query} acts={acts} />
    </AttendanceContext>
  )
}

async function open(
  of: Partial<Row> = {},
  acts = true,
  became: Partial<Outputs['clientPanel']['accept']> = { situacao: 'feita', mensagem: '' },
  offered: Outputs['clientPanel']['abilities'] = ['negociar', 'enviar_email', 'enviar_whatsapp'],
) {
  const { calls } = answerCalls({
    'clientPanel.abilities': () => offered,
    'clientPanel.accept': () => became,
    'clientPanel.withdraw': () => ({}),
    'clientPanel.send': () => ({ situacao: 'enviado', mensagem: '', destino: null }),
  })
  const { user } = await renderInApp(() => <Shown of={of} acts={acts} />)
  const panel = within((await screen.findByText(/NG-4/)).closest('article')!)
  await waitFor(() => expect(calls.map(([name]) => name)).toContain('clientPanel.abilities'))
  if (offered.includes('negociar') && acts && (of.situacao ?? 'proposta') === 'proposta')
    await panel.findByRole('button', { name: 'Aceitar' })
  const named = panel.getAllByRole('button').map(({ textContent }) => textContent)
  const sent = () => calls.filter(([name]) => name !== 'auth.session' && name !== 'clientPanel.abilities')
  return { user, panel, named, sent }
}

it('a proposal goes to the customer by both ways, and is taken back or accepted', async () => {
  const { user, panel, named, sent } = await open()
  expect(named).toEqual(['PDF', 'WhatsApp', 'E-mail', 'Aceitar', 'Retirar'])
  await user.click(panel.getByRole('button', { name: 'WhatsApp' }))
  await waitFor(() => expect(sent().at(-1)?.[1]).toMatchObject({ canal: 'whatsapp', referencia: '4' }))
  await user.click(panel.getByRole('button', { name: 'E-mail' }))
  await waitFor(() => expect(sent().at(-1)?.[1]).toMatchObject({ canal: 'email', referencia: '4' }))
  await user.click(panel.getByRole('button', { name: 'Retirar' }))
  const question = within(await screen.findByRole('dialog', { name: 'Retirar a proposta NG-4?' }))
  expect(sent().map(([name]) => name)).not.toContain('clientPanel.withdraw')
  await user.click(question.getByRole('button', { name: 'Retirar' }))
  await waitFor(() =>
    expect(sent()).toContainEqual(['clientPanel.withdraw', expect.objectContaining({ id: 4 })]),
  )
})

it.each<[string, Outputs['clientPanel']['abilities'], string[]]>([
  ['takes no negotiations', ['enviar_email', 'enviar_whatsapp'], ['PDF', 'Retirar']],
  ['sends by e-mail alone', ['negociar', 'enviar_email'], ['PDF', 'E-mail', 'Aceitar', 'Retirar']],
  ['sends by WhatsApp alone', ['negociar', 'enviar_whatsapp'], ['PDF', 'WhatsApp', 'Aceitar', 'Retirar']],
])('a proposal where the house %s', async (_name, offered, buttons) => {
  const { named } = await open({}, true, undefined, offered)
  expect(named).toEqual(buttons)
})

it('accepting asks first, with what the customer pays', async () => {
  const { user, panel, sent } = await open()
  await user.click(panel.getByRole('button', { name: 'Aceitar' }))
  const question = within(await screen.findByRole('dialog', { name: 'Aceitar a proposta NG-4?' }))
  expect(question.getByText(/O cliente paga R\$\s?150,00 em 3 parcelas\./)).toBeTruthy()
  expect(sent()).toEqual([])
  await user.click(question.getByRole('button', { name: 'Aceitar' }))
  await waitFor(() =>
    expect(sent()).toContainEqual(['clientPanel.accept', expect.objectContaining({ id: 4 })]),
  )
})

it.each([
  ['feita', 'Pedido feito.', 'Negociação aceita.'],
  ['pedida', 'O sistema ainda vai confirmar.', 'O sistema ainda vai confirmar.'],
  ['incerto', 'O pedido será conferido.', 'O pedido será conferido.'],
  ['nao_feita', 'Ele pode ser feito de novo.', 'Ele pode ser feito de novo.'],
  ['recusada', 'Fatura já paga.', 'Fatura já paga.'],
] as const)('an acceptance that ended as %s is reported as that', async (situacao, mensagem, reported) => {
  const { user, panel } = await open({}, true, { situacao, mensagem })
  await user.click(panel.getByRole('button', { name: 'Aceitar' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Aceitar' }))
  const role = situacao === 'feita' || situacao === 'pedida' ? 'status' : 'alert'
  expect((await screen.findByText(reported)).closest(`[role=${role}]`)).not.toBeNull()
})

it.each<[string, Partial<Row>, boolean]>([
  ['it was accepted', { situacao: 'aceita' }, true],
  ['one only reads', {}, false],
])('when %s the paper is all that is left', async (_name, of, acts) => {
  expect((await open(of, acts)).named).toEqual(['PDF'])
})
