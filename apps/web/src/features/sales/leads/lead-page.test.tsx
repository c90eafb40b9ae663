import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionQuery } from '@/lib/session.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { LeadPage } from './lead-page.tsx'

const hour = 3_600_000
const lead = {
  id: 9,
  updated_at: '2026-11-20T12:00:00.000Z',
  created_at: '2026-11-20T12:00:00.000Z',
  cliente: 'Lia Prates',
  status: 2,
  tipo: 'novo',
  origem: 'interno',
  desfecho: 'aberta',
  provedor: 'vetorial',
  provedor_nome: 'Vetorial',
  id_vendedor: null,
  wrong_motivo: null,
  id_lead_associada: null,
  cod_cliente: null,
  documento: '90060052589',
  fone: '5553993850840',
  email: 'lia@exemplo.com',
  dias_no_status: 1,
  tentativas: 1,
  proximo_contato: new Date(Date.now() - hour).toISOString(),
  ultimo_contato: null,
  valor: '0.01',
  produto: 'Inventado',
  fora_tabela: true,
  fora_tabela_em: '2026-11-20T12:00:00.000Z',
  fora_tabela_por: 'Rui Costa',
  motivo_fora_tabela: 'Cliente antigo',
}

const history = [
  {
    id: 4,
    acao: 'alterada',
    status_de: null,
    status_para: null,
    texto: null,
    usuario: 'Rui Costa',
    created_at: '2026-11-20T12:00:00.000Z',
    campos: [
      { campo: 'valor', de: '99.90', para: '0.01' },
      { campo: 'contrato', de: null, para: 'C-1' },
    ],
  },
]

async function open(over: object = {}, roles = ['user', 'vendas:gestor']) {
  answerCalls({
    'leads.history': () => history,
    'leads.duplicates': () => [],
    'leads.get': () => ({ ...lead, ...over }),
  })
  const app = await renderInApp(() => <LeadPage initial={{ ...lead, ...over } as never} door="internal" />)
  act(() => app.queryClient.setQueryData(sessionQuery.queryKey, (person) => ({ ...person!, roles })))
  await screen.findByRole('heading', { name: /Lia Prates/ })
  return app
}

test('a phone and an e-mail are links that call, chat and write', async () => {
  await open()
  const to = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('(53) 99385-0840')).toBe('tel:+5553993850840')
  expect(to(/WhatsApp/)).toBe('https://wa.me/5553993850840')
  expect(to('lia@exemplo.com')).toBe('mailto:lia@exemplo.com')
})

test('a masked phone is no link', async () => {
  await open({ fone: '(53) *****-0840', email: null }, ['user', 'vendas:leitor'])
  screen.getByText('(53) *****-0840')
  expect(screen.queryByRole('link', { name: /0840|WhatsApp/ })).toBeNull()
})

test('the first thing to do with an open lead is to mark a contact: the outermost button', async () => {
  await open()
  const buttons = within(document.querySelector<HTMLElement>('[data-slot=page-actions]')!).getAllByRole(
    'button',
  )
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Ações de Lia Prates',
    'Assumir',
    'Marcar contato',
  ])
})

test('a contact that was promised for earlier says that its time has passed', async () => {
  await open()
  const late = screen.getByTitle('Atrasado')
  expect(late.parentElement?.className).toContain('danger')
})

test('a contact that is still to come does not', async () => {
  await open({ proximo_contato: new Date(Date.now() + hour).toISOString() })
  screen.getByText('Próximo contato')
  expect(screen.queryByTitle('Atrasado')).toBeNull()
})

test('a contact begins with the next one that was promised, while it is to come (docs/sales.md#contacts)', async () => {
  const day = async (at: number) => {
    const { user } = await open({ proximo_contato: new Date(at).toISOString() })
    await user.click(screen.getByRole('button', { name: 'Marcar contato' }))
    const shown = (await screen.findByLabelText<HTMLInputElement>('Próximo contato')).value
    cleanup()
    return shown
  }
  expect(await day(Date.parse('2999-11-20T15:00:00Z'))).toBe('20/11/2999')
  expect(await day(Date.now() - hour)).toBe('')
})

test('what is not known is one line, not twenty', async () => {
  const { user } = await open()
  expect(screen.queryByText('Nascimento')).toBeNull()
  await user.click(screen.getAllByRole('button', { name: /sem informação/ })[0]!)
  screen.getByText('Nascimento')
})

test('changes stand in the history with what was and what is, and who made them', async () => {
  await open()
  const line = await screen.findByText(/Valor: R\$\s99,90 → R\$\s0,01/)
  expect(line.textContent).toContain('Contrato: – → C-1')
  screen.getByText(/20\/11\/2026.*Rui Costa/)
})

test('a lead off the price table says so, with who made it so and why', async () => {
  await open()
  expect(screen.getAllByText('Fora da tabela').length).toBeGreaterThan(0)
  screen.getByText(/Rui Costa.*Cliente antigo/)
})
