import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { SendListPage } from './send-list-page.tsx'

const send = {
  id: 1,
  id_execucao: 70,
  cliente: 'Jéssica Lemos',
  cod_cliente: 'C1',
  canal: 'sms',
  destino: '(48) *****-0685',
  campanha: 'Boas-vindas',
  data_referencia: '2026-11-20',
  turno: 'N',
  situacao: 'incerto',
  motivo: 'sem_resposta',
  detalhe: null,
  tentativas: 1,
  na_janela: true,
  enviado_em: null,
  provedor: 'Vetorial',
}
const execution = {
  id: 70,
  campanha: 'Boas-vindas',
  data_referencia: '2026-11-20',
  turno: 'N',
  situacao: 'com_falhas',
  total: 3,
  na_janela: true,
  envios: { incerto: 2, enviado: 1 },
  decisoes: [
    { id: 1, acao: 'perdido', total: 4, usuario: 'Helena Prado', created_at: '2026-11-20T23:30:00.000Z' },
  ],
}

async function open(rows: object[], roles = ['regua_comunicacao:gestor'], of: object = execution) {
  const { calls } = answerCalls({
    'communicationSends.list': () => ({ total: rows.length, dados: rows, depois: null }),
    'communicationSends.execution': () => of,
    'communicationSends.decide': () => ({ alterados: 1 }),
    'communicationSends.queue': () => ({
      na_fila: 0,
      reservado: 0,
      enviando: 0,
      atrasada: false,
      atraso: 0,
      local: {},
      parados: [],
    }),
    'providers.options': () => [],
  })
  const { user } = await renderInApp(() => <SendListPage idExecution={70} />, '', undefined, { roles })
  const decisions = () =>
    calls.filter(([name]) => name === 'communicationSends.decide').map(([, input]) => input)
  const menu = async (client: string) => {
    const row = await screen.findByRole('row', { name: new RegExp(client) })
    await user.click(within(row).getByRole('button', { name: /^Ações/ }))
  }
  return { user, decisions, menu }
}

describe('uncertain messages', () => {
  it('have a menu: a manager sends one again only after reading that it may have arrived', async () => {
    const { user, menu, decisions } = await open([send])
    await menu('Jéssica Lemos')
    await user.click(await screen.findByRole('menuitem', { name: 'Enviar de novo' }))
    const dialog = await screen.findByRole('dialog', { name: 'Enviar de novo o envio incerto?' })
    within(dialog).getByText('Pode já ter chegado: o cliente pode receber duas vezes.')
    await user.click(within(dialog).getByRole('button', { name: 'Enviar de novo' }))
    await screen.findByText('De volta à fila.')
    expect(decisions()).toEqual([{ ids: [1], acao: 'reenviar' }])
  })

  it('are decided for a whole execution, with what was decided before', async () => {
    const { user, decisions } = await open([send])
    await screen.findByText('Concluída com falhas')
    screen.getByText(/Helena Prado marcou como perdido 4 envios incertos/)
    await user.click(screen.getByRole('button', { name: 'Marcar incertas como perdidas' }))
    const dialog = await screen.findByRole('dialog', { name: 'Marcar 2 envios incertos como perdidos?' })
    await user.click(within(dialog).getByRole('button', { name: 'Marcar como perdido' }))
    await screen.findByText('Marcado como perdido.')
    expect(decisions()).toEqual([{ id_execucao: 70, acao: 'perdido' }])
  })

  it('are not sent again once the window is closed', async () => {
    const closed = { ...execution, na_janela: false }
    const { menu } = await open([{ ...send, na_janela: false }], undefined, closed)
    await menu('Jéssica Lemos')
    expect(
      (await screen.findByRole('menuitem', { name: 'Enviar de novo' })).getAttribute('aria-disabled'),
    ).toBe('true')
    screen.getByRole('menuitem', { name: 'Marcar como perdido' })
    expect(screen.queryByText('Enviar incertas de novo')).toBeNull()
  })

  it('are nobody’s to decide who only reads', async () => {
    await open([send], ['regua_comunicacao:leitor'])
    const row = await screen.findByRole('row', { name: /Jéssica Lemos/ })
    expect(within(row).queryByRole('button', { name: /^Ações/ })).toBeNull()
    expect(screen.queryByText('Marcar incertas como perdidas')).toBeNull()
  })
})

describe('why a message is where it is', () => {
  it('is reported in our words; what the provider said itself is below for whom it is sent to', async () => {
    await open([send, { ...send, id: 2, cliente: 'Rui Silva', detalhe: 'UND_ERR_SOCKET' }])
    const first = await screen.findByRole('row', { name: /Jéssica Lemos/ })
    within(first).getByText('Sem resposta do provedor após o envio')
    expect(within(first).queryByText(/UND_ERR/)).toBeNull()
    within(screen.getByRole('row', { name: /Rui Silva/ })).getByText('UND_ERR_SOCKET')
  })

  it('leaves a message that was given up without a menu', async () => {
    await open([{ ...send, situacao: 'falhou', motivo: 'perdido' }])
    const row = await screen.findByRole('row', { name: /Jéssica Lemos/ })
    within(row).getByText('Marcado como perdido')
    expect(within(row).queryByRole('button', { name: /^Ações/ })).toBeNull()
  })
})
