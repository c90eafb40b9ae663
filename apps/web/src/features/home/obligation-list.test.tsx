import { useMutation } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ObligationGroup, Obligations, OpenObligation } from '@intranet/contract/home/obligations'
import { dayFromNow } from '@intranet/contract/today'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ObligationList } from './obligation-list.tsx'

vi.mock('./obligation-panes.ts', () => ({
  obligationPanes: {
    estorno_decisao: ({ id, onClose }: { id: number; onClose: () => void }) => (
      <div role="dialog" aria-label={`Estorno ${id}`}>
        <input aria-label="Motivo" />
        <button type="button" onClick={onClose}>
          Fechar
        </button>
      </div>
    ),
  },
}))

const item = (id: number, fields: Partial<OpenObligation> = {}): OpenObligation => ({
  id,
  titulo: `Item ${id}`,
  detalhe: null,
  rota: `/news/${id}`,
  verbo: 'Ler',
  prazo: null,
  percentual: null,
  valor: null,
  ...fields,
})
const group = (fields: Partial<ObligationGroup> & Pick<ObligationGroup, 'itens'>): ObligationGroup => ({
  tipo: 'leitura',
  secao: 'sem_prazo',
  modulo: 'novidades',
  total: fields.itens.length,
  nome: 'leituras pendentes',
  valor: null,
  rota: '/news/list',
  ...fields,
})
const listOf = (...grupos: ObligationGroup[]): Obligations => ({
  total: grupos.reduce((sum, { total }) => sum + total, 0),
  grupos,
})
const refunds = (...ids: number[]) =>
  group({
    tipo: 'estorno_decisao',
    nome: 'estornos a decidir',
    rota: '/backoffice/estornos/listagem',
    itens: ids.map((id) => item(id, { verbo: 'Decidir', valor: '10.50' })),
  })

async function show(...grupos: ObligationGroup[]) {
  const list = vi.fn(() => listOf(...grupos))
  serverAnswers({ 'obligations.list': list })
  const { user } = await renderInApp(function Screen() {
    const { mutate } = useMutation({ mutationFn: async () => undefined })
    return (
      <>
        <ObligationList />
        <button type="button" onClick={() => mutate()}>
          Confirmar
        </button>
      </>
    )
  })
  await screen.findByRole('heading', { name: /Precisa de você/ })
  await screen.findByText(/andar/)
  /** What is open after a write. */
  const become = async (...next: ObligationGroup[]) => {
    list.mockReturnValue(listOf(...next))
    await user.click(screen.getByRole('button', { name: 'Confirmar', hidden: true }))
  }
  return { user, become }
}

test('each has its verb, which leads to where it is done, below its section with how many are in it', async () => {
  await show(
    group({
      tipo: 'validade',
      secao: 'atrasado',
      itens: [item(8, { titulo: 'ASO', verbo: 'Renovar', prazo: dayFromNow(-4) })],
    }),
    group({ itens: [item(3, { titulo: 'Novo ponto', detalhe: 'Comunicados' })] }),
  )
  expect(screen.getByRole('link', { name: 'Ler: Novo ponto' }).getAttribute('href')).toBe('/news/3')
  const late = screen.getByRole('region', { name: 'Atrasado' })
  expect(within(late).getByRole('heading').textContent).toBe('Atrasado 1')
  expect(within(late).getByText('há 4 dias').closest('li')?.textContent).toContain('ASO')
  expect(screen.queryByRole('region', { name: 'Esta semana' })).toBeNull()
})

test('two of a kind are two rows, three are one that opens to the first and counts the others', async () => {
  const five = [1, 2, 3, 4, 5].map((id) =>
    item(id, { detalhe: `Equipe ${id}`, valor: '2.00', prazo: dayFromNow(-13) }),
  )
  const { user } = await show(
    group({ secao: 'atrasado', total: 7, nome: 'retiradas atrasadas', valor: '14.00', itens: five }),
    group({ tipo: 'ciencia', itens: [item(8), item(9)] }),
  )
  expect(screen.getAllByRole('link', { name: /^Ler/ })).toHaveLength(2)
  const row = screen.getByText('7 retiradas atrasadas').closest('li')!
  expect(row.textContent).toMatch(/R\$\s14,00 ao todo/)
  expect(row.textContent).toContain('há até 13 dias')
  expect(row.textContent).toContain('Equipe 1, Equipe 2, Equipe 3 …')
  await user.click(screen.getByRole('button', { name: '7 retiradas atrasadas' }))
  expect(screen.getAllByRole('link', { name: /^Ler/ })).toHaveLength(7)
  expect(screen.getByRole('link', { name: 'Mais 2 na lista' }).getAttribute('href')).toBe('/news/list')
})

test('those of one detail are named by what their titles do not share', async () => {
  const titles = ['Desligamento de Ana Lemos', 'Desligamento de Bruno Sá', 'Desligamento de Caio Luz']
  const itens = titles.map((titulo, id) => item(id, { titulo, detalhe: 'Suporte' }))
  await show(group({ itens, total: 9 }))
  expect(screen.getByText('Ana Lemos, Bruno Sá, Caio Luz …')).toBeTruthy()
})

test('several of a kind are one row only where there would be more rows than are shown', async () => {
  const readings = group({ itens: [item(1), item(2), item(3)] })
  await show(readings, refunds(4, 5, 6))
  expect(screen.getAllByRole('button', { name: /^Decidir: / })).toHaveLength(3)
  cleanup()
  await show(readings, refunds(4, 5, 6, 7, 8))
  expect(screen.getAllByRole('button', { name: /^Decidir: / })).toHaveLength(5)
  cleanup()
  await show(readings, refunds(4, 5, 6, 7, 8, 9))
  expect(screen.getAllByRole('link', { name: /^Ler: / })).toHaveLength(3)
  expect(screen.getByRole('button', { name: '6 estornos a decidir' })).toBeTruthy()
})

test('eight rows are shown, the others when asked for', async () => {
  const kinds = ['leitura', 'manual', 'ciencia', 'validade', 'onboarding'] as const
  const { user } = await show(
    ...kinds.map((tipo, n) => group({ tipo, itens: [item(n * 2), item(n * 2 + 1)] })),
  )
  expect(screen.getAllByRole('link', { name: /^Ler/ })).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: 'Mostrar mais 2' }))
  expect(screen.getAllByRole('link', { name: /^Ler/ })).toHaveLength(10)
})

test('it is gone once it is done, also when that happens while the list is shown', async () => {
  const { become } = await show(group({ itens: [item(3, { titulo: 'Novo ponto' })] }))
  await become()
  await waitFor(() => expect(screen.queryByText('Novo ponto')).toBeNull())
  expect(screen.getByText('Nada espera por você')).toBeTruthy()
})

test('a decision is asked beside the list, which closes once nothing is left to decide', async () => {
  const { user, become } = await show(refunds(1, 2))
  await user.click(screen.getByRole('button', { name: 'Decidir: Item 1' }))
  await screen.findByRole('dialog', { name: 'Estorno 1' })
  await become(refunds(2))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Marcar Item 2' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one press on several of a kind opens the first, and the next follows once it is decided', async () => {
  const readings = Array.from({ length: 7 }, (_, n) => group({ tipo: 'manual', itens: [item(20 + n)] }))
  const { user, become } = await show(refunds(1, 2, 3), ...readings)
  await user.click(screen.getByRole('button', { name: 'Decidir: 3 estornos a decidir' }))
  expect(await screen.findByRole('dialog', { name: 'Estorno 1' })).toBeTruthy()
  await become(refunds(2, 3), ...readings)
  expect(await screen.findByRole('dialog', { name: 'Estorno 2' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('marked ones follow each other as they are decided; closing one ends that', async () => {
  const { user, become } = await show(refunds(1, 2))
  await user.click(screen.getByRole('button', { name: 'Marcar Item 1' }))
  expect(screen.queryByRole('button', { name: /em sequência/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Marcar Item 2' }))
  await user.click(screen.getByRole('button', { name: 'Decidir 2 em sequência' }))
  await screen.findByRole('dialog', { name: 'Estorno 1' })
  await become(refunds(2))
  await screen.findByRole('dialog', { name: 'Estorno 2' })
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('J and K walk the rows and X marks one, while the focus is within the list alone', async () => {
  const { user } = await show(group({ itens: [item(7)] }), refunds(1, 2))
  await user.keyboard('j')
  expect(document.activeElement).toBe(document.body)
  const [first, second, third] = [/Ler: Item 7/, /Decidir: Item 1/, /Decidir: Item 2/].map((name) =>
    screen.getByRole(name.source.startsWith('Ler') ? 'link' : 'button', { name }),
  )
  first!.focus()
  await user.keyboard('j')
  expect(document.activeElement).toBe(second)
  await user.keyboard('jj')
  expect(document.activeElement).toBe(third)
  await user.keyboard('kx')
  expect(screen.getByRole('button', { name: 'Marcar Item 1' }).getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Estorno 1' })
})

test('its keys are letters in what is decided beside the list', async () => {
  const { user } = await show(refunds(1, 2))
  await user.click(screen.getByRole('button', { name: 'Decidir: Item 1' }))
  const reason = await screen.findByLabelText<HTMLInputElement>('Motivo')
  await user.type(reason, 'já fixo, kit J')
  expect(reason.value).toBe('já fixo, kit J')
})
