/** Files of the real world that programs like ours misread. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SheetKey } from '@intranet/contract/home/sheet-words'
import type { TestWorld } from '../app.ts'
import { sendSheet } from '../factories/sheets.ts'

export const inputFile = (path: string): Buffer => readFileSync(join(import.meta.dirname, path))

type Person = Awaited<ReturnType<TestWorld['as']>>

/** Has such a file checked by "Importar planilha"; answers its preview. */
export async function previewInput(app: TestWorld['app'], person: Person, entidade: SheetKey, path: string) {
  const sent = await sendSheet(app, person.token, basename(path), inputFile(`sheets/${path}`))
  await person.call.sheetImports.create({ entidade, id_file: sent.json().id })
  return (await person.call.sheetImports.current({ entidade }))!
}
