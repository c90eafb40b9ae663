import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import SheetImportDialog from './sheet-import-dialog.tsx'
import { templateText } from './sheet-template.ts'
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
  created_at: '2026-11-22T12:00:00Z',
}

async function open(answers: Parameters<typeof serverAnswers>[0]) {
  serverAnswers({ 'cities.list': () => ({ total: 0, depois: null, dados: [] }), ...answers })
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
    return { removidos: 2, mantidos: 0 }
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
