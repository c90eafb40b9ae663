import type { OwnDataPart } from './own-data.service.ts'

interface Owner {
  nome: string | null
  email: string
}

const rowsText = (rows: unknown[], first: boolean) =>
  rows.map((row, index) => `${first && index === 0 ? '' : ','}\n        ${JSON.stringify(row)}`).join('')

/**
 * One JSON document, written while the rows are read: `{ titular, gerado_em, secoes: [{ chave, titulo, colunas, linhas
 * }] }`.
 */
export async function* jsonFile(
  { nome, email }: Owner,
  parts: AsyncIterable<Exclude<OwnDataPart, void>>,
): AsyncGenerator<string> {
  yield `{\n  "titular": ${JSON.stringify({ nome, email })},\n  "gerado_em": ${JSON.stringify(new Date())},\n  "secoes": [`
  let comma = ''
  for await (const { chave, titulo, finalidade, colunas, total, linhas, primeira, ultima } of parts) {
    if (primeira) {
      const head = JSON.stringify({ chave, titulo, finalidade, colunas, total }).slice(0, -1)
      yield `${comma}\n    ${head}, "linhas": [`
      comma = ','
    }
    yield rowsText(linhas, primeira)
    if (ultima) yield ']}'
  }
  yield '\n  ]\n}\n'
}
