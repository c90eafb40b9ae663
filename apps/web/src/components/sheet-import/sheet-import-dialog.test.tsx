import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import SheetImportDialog from './sheet-import-dialog.tsx'
import { templateText, wrongLinesText } from './sheet-template.ts'
import type { SheetImport } from './sheet-import.ts'

const record: SheetImport = {
  id: 1,
  entidade: 'cities',
  nome_arquivo: 'cidades.csv',
  situacao: 'conferida',
  colunas: ['Nome', 'UF'],
  mapa: { nome: 0 },
  amostra: [{ linha: 2, celulas: ['Lajota', 'SC'] }],
  erros: [{ linha: 3, erro: 'Estado: inválido.' }],
  linhas: 3,
  com_erro: 1,
  gravadas: 0,
  pendentes: 2,
  convites: 0,
  convidados: 0,
  created_at: '2026-11-22T12:00:00Z',
}

async function open(answers: Parameters<typeof serverAnswers>[0]) {
  serverAnswers({
    'cities.list': () => ({ total: 0, depois: null, dados: [] }),
    'sheetImports.mappings': () => [],
    ...answers,
  })
  return renderInApp(() => (
    <SheetImportDialog sheet="cities" noun={['cidade', 'cidades']} onClose={() => {}} />
  ))
}

test('a required column is chosen before anything is imported, then chunk after chunk, then it can be undone', async () => {
  let now: SheetImport = record
  const mapColumns = vi.fn(() => void (now = { ...record, mapa: { nome: 0, uf: 1 } }))
  const advance = vi.fn(() => {
    const pendentes = 2 - advance.mock.calls.length
    now = { ...now, situacao: pendentes ? 'importando' : 'importada', gravadas: 2 - pendentes, pendentes }
    return { pendentes }
  })
  const undo = vi.fn(() => {
    now = { ...now, situacao: 'desfeita', gravadas: 0 }
    return { removidos: 2, mantidos: 0, aviso: null, proximo: null }
  })
  const { user } = await open({
    'sheetImports.current': () => now,
    'sheetImports.mapColumns': mapColumns,
    'sheetImports.advance': advance,
    'sheetImports.undo': undo,
  })
  await screen.findByText('Escolha a coluna de: Estado.')
  expect(screen.getByRole('button', { name: 'Importar 0 linhas' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/Estado: inválido\./)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Estado *'), 'UF')
  await user.click(screen.getByRole('button', { name: 'Conferir com estas colunas' }))
  await user.click(await screen.findByRole('button', { name: 'Importar 2 linhas' }))
  expect(mapColumns).toHaveBeenCalledWith({ id: 1, mapa: { nome: 0, uf: 1 } })
  await screen.findByText(/^2 cidades de cidades\.csv/)
  expect(advance).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await screen.findByText('Desfazer a importação?')
  await waitFor(
    () => expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveProperty('disabled', false),
    {
      timeout: 8000,
    },
  )
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await screen.findByText('A importação foi desfeita.')
  expect(undo).toHaveBeenCalledWith({ id: 1 })
})

test('lines of the preview say what is wrong with them, for the columns that were checked', async () => {
  const amostra = [
    { linha: 2, celulas: ['Lajota', 'SC'] },
    { linha: 3, celulas: ['Pelota', 'XX'] },
  ]
  const { user } = await open({
    'sheetImports.current': () => ({ ...record, mapa: { nome: 0, uf: 1 }, amostra }),
  })
  const table = within(await screen.findByRole('table', { name: 'Primeiras linhas' }))
  expect(table.getByRole('row', { name: /^3/ }).textContent).toBe('3 Estado: inválido.PelotaXX')
  expect(table.getByRole('row', { name: /^2/ }).textContent).toBe('2 ProntaLajotaSC')
  await user.selectOptions(screen.getByLabelText('Estado *'), 'Nome')
  expect(table.queryByRole('columnheader', { name: 'Situação' })).toBeNull()
})

test('an import that stopped half-way goes on where it was', async () => {
  const advance = vi.fn(() => ({ pendentes: 0 }))
  const { user } = await open({
    'sheetImports.current': () => ({ ...record, situacao: 'importando', gravadas: 1, pendentes: 1 }),
    'sheetImports.advance': advance,
  })
  expect(await screen.findByText('1 linha espera.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(advance).toHaveBeenCalledWith({ id: 1 }))
})

test('the template has the entity’s columns and a line to follow', () => {
  expect(templateText('cities')).toBe('\ufeffNome;Estado;Provedor\r\nNova Tubarão;SC;Vetorial\r\n')
})

test('the preview says how many invitations there will be, and they go by a press after the import', async () => {
  let now: SheetImport = { ...record, mapa: { nome: 0, uf: 1 }, convites: 2 }
  const advance = vi.fn(() => {
    now = { ...now, situacao: 'importada', gravadas: 2, pendentes: 0 }
    return { pendentes: 0 }
  })
  const invite = vi.fn(() => {
    const pendentes = 2 - invite.mock.calls.length
    now = { ...now, convites: pendentes, convidados: 2 - pendentes }
    return { pendentes }
  })
  const { user } = await open({
    'sheetImports.current': () => now,
    'sheetImports.advance': advance,
    'sheetImports.invite': invite,
  })
  await screen.findByText(/depois da importação você envia 2 convites/)
  await user.click(screen.getByRole('button', { name: 'Importar 2 linhas' }))
  const send = await screen.findByRole('button', { name: 'Enviar 2 convites' })
  expect(invite).not.toHaveBeenCalled()
  await user.click(send)
  await screen.findByText('2 convites enviados.')
  expect(invite).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await screen.findByText('2 pessoas já receberam o convite, que deixa de valer.')
})

test('wrong lines come back as a file, with the reason in a last column that is written over next time', async () => {
  const lines = [{ linha: 3, erro: 'Estado: inválido.', celulas: ['Pelota; a "nova"', 'XX'] }]
  const asked = vi.fn(() => ({ colunas: ['Nome', 'UF'], linhas: lines, proxima: null }))
  const { user } = await open({ 'sheetImports.current': () => record, 'sheetImports.wrongLines': asked })
  await user.click(await screen.findByRole('button', { name: 'Baixar linhas com erro' }))
  await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 1 }))
  const text = '\ufeffNome;UF;Motivo do erro\r\n"Pelota; a ""nova""";XX;Estado: inválido.\r\n'
  expect(wrongLinesText(['Nome', 'UF'], lines)).toBe(text)
  const formula = [{ erro: '=1', celulas: ['=HYPERLINK("x")', '＠soma'] }]
  expect(wrongLinesText(['Nome', '+UF'], formula)).toBe(
    `\ufeffNome;'+UF;Motivo do erro\r\n"'=HYPERLINK(""x"")";'＠soma;'=1\r\n`,
  )
  const again = [{ erro: 'Estado: inválido.', celulas: ['Pelota; a "nova"', 'XX', 'velho'] }]
  expect(wrongLinesText(['Nome', 'UF', 'Motivo do erro'], again)).toBe(text)
})

test('all wrong lines are read, an answer after the other, and an undo goes on until nothing is left', async () => {
  const line = (linha: number) => ({ linha, erro: 'Estado: inválido.', celulas: ['Pelota', 'XX'] })
  const asked = vi.fn((input: unknown) => {
    const first = !(input as { depois?: number }).depois
    return { colunas: ['Nome', 'UF'], linhas: [line(first ? 3 : 9)], proxima: first ? 3 : null }
  })
  let now: SheetImport = { ...record, situacao: 'importada', gravadas: 3, pendentes: 0 }
  const undo = vi.fn((input: unknown) => {
    const first = !(input as { abaixo?: number }).abaixo
    if (!first) now = { ...now, situacao: 'desfeita', gravadas: 0 }
    return { removidos: first ? 2 : 1, mantidos: first ? 1 : 0, aviso: null, proximo: first ? 71 : null }
  })
  const { user } = await open({
    'sheetImports.current': () => now,
    'sheetImports.wrongLines': asked,
    'sheetImports.undo': undo,
  })
  await user.click(await screen.findByRole('button', { name: 'Baixar linhas com erro' }))
  await waitFor(() => expect(asked.mock.calls).toEqual([[{ id: 1 }], [{ id: 1, depois: 3 }]]))
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  const sure = async () => screen.getByRole('button', { name: 'Desfazer' })
  await waitFor(async () => expect(await sure()).toHaveProperty('disabled', false), { timeout: 8000 })
  await user.click(await sure())
  await screen.findByText('A importação foi desfeita.')
  expect(undo.mock.calls).toEqual([[{ id: 1 }], [{ id: 1, abaixo: 71 }]])
})

test('columns are kept under a name and chosen by it, for sheets that have them at other places', async () => {
  const kept = [{ id: 8, nome: 'Da prefeitura', colunas: { nome: 'Município', uf: 'UF' } }]
  const keepMapping = vi.fn(() => ({ id: 9 }))
  const mapColumns = vi.fn(() => void (now = { ...now, mapa: { nome: 1, uf: 0 } }))
  const removeMapping = vi.fn(() => void kept.pop())
  let now: SheetImport = { ...record, colunas: ['UF', 'Município'], mapa: { uf: 0 } }
  const { user } = await open({
    'sheetImports.current': () => now,
    'sheetImports.mappings': () => [...kept],
    'sheetImports.mapColumns': mapColumns,
    'sheetImports.keepMapping': keepMapping,
    'sheetImports.removeMapping': removeMapping,
  })
  await user.selectOptions(await screen.findByLabelText('Colunas guardadas'), 'Da prefeitura')
  expect(screen.queryByRole('button', { name: 'Guardar estas colunas' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Conferir com estas colunas' }))
  expect(mapColumns).toHaveBeenCalledWith({ id: 1, mapa: { nome: 1, uf: 0 } })
  await user.click(await screen.findByRole('button', { name: 'Guardar estas colunas' }))
  await user.type(screen.getByLabelText('Nome das colunas'), 'Do estado')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(keepMapping).toHaveBeenCalledWith({ id: 1, nome: 'Do estado' }))
  await user.click(await screen.findByRole('button', { name: 'Excluir as colunas Da prefeitura' }))
  await waitFor(() => expect(removeMapping).toHaveBeenCalledWith({ id: 8 }))
})
