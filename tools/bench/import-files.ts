import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

/** A right CPF for every number of up to nine digits. */
function cpfOf(number: number): string {
  const digits = String(number).padStart(9, '0')
  const check = (known: string, first: number) =>
    (([...known].reduce((sum, digit, at) => sum + Number(digit) * (first - at), 0) * 10) % 11) % 10
  const one = check(digits, 10)
  return `${digits}${one}${check(`${digits}${one}`, 11)}`
}

const names = ['José', 'Conceição', 'Marina', 'Antônio', 'Zoé', 'Ândrea']

/** A spreadsheet of leads as CSV; of every hundred lines one is wrong when `bad`. Answers how many are right. */
export async function writeSheet(path: string, rows: number, bad: boolean): Promise<number> {
  const file = createWriteStream(path, { mode: 0o644 })
  file.write('nome;cpf;telefone\r\n')
  let right = 0
  for (let n = 1; n <= rows; n++) {
    const wrong = bad && n % 100 === 0
    if (!wrong) right++
    const line = `${names[n % names.length]} da Silva ${n};${cpfOf(n)};${wrong ? '4,8999E+10' : 48900000000 + n}\r\n`
    if (!file.write(line)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
  return right
}

/** Customers whose CPFs are in the sheets: every twentieth of the first 100,000. */
export const customersOfSheets = Array.from({ length: 5000 }, (_, n) => cpfOf((n + 1) * 20))
