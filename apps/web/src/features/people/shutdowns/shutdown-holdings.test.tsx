import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { trpc } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { ShutdownHoldings } from './shutdown-holdings.tsx'
import { ShutdownOutcome } from './shutdown-outcome.tsx'
import { ShutdownActions } from './shutdown-actions.tsx'

const line = (tipo: string, id: number, encerra = false) => ({
  tipo,
  registro: `${tipo}:${id}`,
  descricao: `${tipo} ${id}`,
  rota: null,
  encerra,
  baixa: null,
})

function Screen() {
  const { data } = useQuery(trpc.shutdowns.get.queryOptions({ id: 1 }))
  return (
    data && (
      <>
        <ShutdownActions record={data} />
        <ShutdownHoldings record={data} />
      </>
    )
  )
}

async function open(situacao = 'aprovado') {
  serverAnswers({
    'shutdowns.get': () => ({
      id: 1,
      situacao,
      decide: true,
      id_solicitante: 9999,
      data_desligamento: '2020-01-10',
      itens: [],
    }),
    'shutdowns.holdings': () => [
      line('acesso', 1, true),
      line('chave', 1),
      line('chave', 2),
      line('multa', 3),
      line('reserva', 4, true),
      line('carona', 5, true),
    ],
  })
  const { user } = await renderInApp(() => <Screen />, '', undefined, {
    roles: ['desligamentos:gestor', 'rh:gestor'],
  })
  await screen.findByText('chave 1')
  return user
}

it('the last question says what ends and who receives the rest (docs/people.md#what-ends-with-a-shutdown)', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Efetivar' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Terminam 2 itens: reserva 4, carona 5.')
  expect(dialog.textContent).toContain('passam ao gestor da pessoa')
})

it('what ended with the shutdown is not in their name any more', async () => {
  await open('efetivado')
  expect(screen.getAllByText(/^(chave|multa) \d$/)).toHaveLength(3)
  expect(screen.queryByText(/^(acesso|reserva|carona) \d/)).toBeNull()
})

it('one tick chooses the open lines of every kind, and the sign-off stays in sight', async () => {
  const user = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos os itens' }))
  const button = screen.getByRole('button', { name: 'Dar baixa em 3 itens' })
  expect(button.closest('.sticky')).not.toBeNull()
})

it('after it was carried out, each line says what became of it (docs/people.md#what-became-of-each-line)', async () => {
  const became = (id: number, destino: string, para: string | null = null) => ({
    tipo: 'equipe_tecnica',
    registro: `equipe:${id}`,
    descricao: `Equipe ${id}`,
    rota: null,
    destino,
    para,
  })
  serverAnswers({
    'shutdowns.outcome': () => [
      became(1, 'encerrado'),
      became(2, 'repassado', 'Bruna Alves'),
      became(3, 'repassado'),
      became(4, 'baixa'),
      became(5, 'aberto'),
    ],
  })
  await renderInApp(() => <ShutdownOutcome id={1} />)
  await screen.findByText('Equipe 1')
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Equipe 1Encerrado com o desligamento',
    'Equipe 2Passou para Bruna Alves',
    'Equipe 3Ficou sem responsável; os gestores foram avisados',
    'Equipe 4Baixa dada pelo RH',
    'Equipe 5Ficou em aberto',
  ])
})

it('chosen lines pass to one person, or are received back: each button says how many of them (docs/people.md#many-lines-at-once)', async () => {
  const asked: unknown[] = []
  const chosen = (tipo: string, id: number, may: object) => ({ ...line(tipo, id), ...may })
  serverAnswers({
    'shutdowns.get': () => ({
      id: 1,
      id_funcionario: 7,
      situacao: 'aprovado',
      decide: true,
      id_solicitante: 9999,
      data_desligamento: '2020-01-10',
      itens: [],
    }),
    'shutdowns.holdings': () => [
      chosen('departamento', 1, { passa: true, recebe: false }),
      chosen('chave', 2, { passa: true, recebe: true }),
      chosen('multa', 3, { passa: false, recebe: false }),
    ],
    'shutdowns.receiveLines': (input) => {
      asked.push(input)
      return { alterados: 1, a_assinar: 0 }
    },
  })
  const { user } = await renderInApp(() => <Screen />, '', undefined, { roles: ['desligamentos:gestor'] })
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todos os itens' }))
  expect(screen.queryByRole('button', { name: /Dar baixa em/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Passar 2 itens para…' }))
  expect(await screen.findByRole('dialog', { name: 'Passar 2 itens para…' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await user.click(screen.getByRole('button', { name: 'Receber 1 item' }))
  await user.click(await screen.findByRole('button', { name: 'Receber' }))
  await screen.findByText('1 item recebido.')
  expect(asked).toEqual([{ id: 1, linhas: [{ registro: 'chave:2', descricao: 'chave 2' }] }])
})
