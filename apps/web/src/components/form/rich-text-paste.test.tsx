import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import RichTextEditor from './rich-text-editor.tsx'
import '@/test/patience.ts'

const inputs = join(import.meta.dirname, '../../../../server/test/inputs/texts')
const read = (name: string) => readFileSync(join(inputs, name), 'utf8')

/** What the editor makes of a clipboard. */
async function pasted(clipboard: Record<string, string>) {
  cleanup()
  const onChange = vi.fn<(html: string) => void>()
  render(
    <RichTextEditor
      id="texto"
      label="Texto"
      value=""
      describedBy="x"
      onChange={onChange}
      onBlur={() => {}}
    />,
  )
  const editor = await screen.findByRole('textbox', { name: 'Texto' })
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: (kind: string) => clipboard[kind] ?? '', files: [] } })
  act(() => void editor.dispatchEvent(event))
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  // Behind a list the editor keeps a line for what is written next.
  return onChange.mock.calls.at(-1)![0].replace(/(?<=<\/[uo]l>)<p><\/p>$/, '')
}

test.each([
  ['01-excel.html', '<p>Plano: Fibra 300; Valor: 79,90</p><p>Plano: Fibra 600; Valor: 99,90</p>'],
  ['02-word-lista.html', '<ul><li><p>Desligue da tomada</p></li><li><p>Espere dez segundos</p></li></ul>'],
  [
    '03-google-docs.html',
    '<p>Texto normal com <strong>uma parte em negrito</strong>.</p><ul><li><p>primeiro</p></li><li><p>segundo</p></li></ul>',
  ],
  ['04-libreoffice.html', '<p>Cidade; 3</p>'],
  ['06-word-tabela.html', '<p>Erro: LOS vermelho; O que fazer: Chamar o campo</p>'],
  ['07-google-planilhas.html', '<p>Bairro: Centro; Retorno: 14:00</p>'],
  ['08-word-numerada.html', '<ol><li><p>Abra o chamado</p></li><li><p>Ligue para o cliente</p></li></ol>'],
])('%s keeps its sense', async (name, kept) => {
  expect(await pasted({ 'text/html': read(name) })).toBe(kept)
})

test('a plain text is as it was typed: no mark of it becomes bold, and each line is one', async () => {
  expect(await pasted({ 'text/plain': read('05-whatsapp.txt') })).toBe(
    '<p>*Aviso* — a rede do bairro _Centro_ volta às 14h</p><p>~13h~</p><p>- poste trocado</p><p>- fusão feita</p>',
  )
})

test('a list within a list of Word is one there, too', async () => {
  const item = (level: number, mark: string, text: string) =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}</span>${text}</p>`
  const html = item(1, '1.', 'Um') + item(2, '·', 'Dentro') + item(1, '2.', 'Dois') + '<p>Fim</p>'
  expect(await pasted({ 'text/html': html })).toBe(
    '<ol><li><p>Um</p><ul><li><p>Dentro</p></li></ul></li><li><p>Dois</p></li></ol><p>Fim</p>',
  )
})
