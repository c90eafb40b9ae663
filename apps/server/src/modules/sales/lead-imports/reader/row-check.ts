/** What a line must be to become a participant. */
import { leadImport } from '@intranet/contract/messages/lead-imports'
import { readPhone } from '@intranet/contract/phone-number'
import type { ColumnMapping } from '@intranet/contract/sales/lead-imports'
import type { Cell } from './sheet-row.ts'

const text = leadImport.row

export interface CheckedRow {
  nome: string
  telefone: string
  cpf: string | null
  /** Empty when the line is right. */
  erro: string
}

const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i
/** Phones that were copied out of a chat or an address book stand between them; a name would look like another. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** What is neither text nor a single space; nearly no cell has any. */
const UNTIDY = /\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[^\S ]| {2}/u
const CONTROL = /[\p{Cc}\s]+/gu
const MAX_NAME = 200

/** A number that a spreadsheet keeps is exact up to 15 digits; a text of digits and an E has lost some. */
export function shown(cell: Cell | undefined): string {
  if (cell === undefined) return ''
  const given = String(cell)
  return (UNTIDY.test(given) ? given.replace(TURNING, '').replace(CONTROL, ' ') : given).trim()
}

/** The 11 digits have the right last two. The contract's library would load every municipality into the worker. */
export function isCpf(digits: string): boolean {
  if (!/^(\d)(?!\1{10}$)\d{10}$/.test(digits)) return false
  let first = 0
  let second = 0
  for (let at = 0; at < 9; at++) {
    const digit = digits.charCodeAt(at) - 48
    first += digit * (10 - at)
    second += digit * (11 - at)
  }
  const one = ((first * 10) % 11) % 10
  const two = (((second + one * 2) * 10) % 11) % 10
  return one === digits.charCodeAt(9) - 48 && two === digits.charCodeAt(10) - 48
}

/** Spreadsheet programs drop a CPF's leading zeros, also when they save a CSV. */
function checkCpf(given: string): { cpf: string | null; erro: string } {
  if (given === '') return { cpf: null, erro: '' }
  if (given.length === 11 && isCpf(given)) return { cpf: given, erro: '' }
  if (SCIENTIFIC.test(given)) return { cpf: null, erro: text.cpfScientific }
  const digits = given.replace(/[.\-/ ]/g, '')
  if (!/^\d{1,11}$/.test(digits)) return { cpf: null, erro: text.cpf }
  const cpf = digits.padStart(11, '0')
  return isCpf(cpf) ? { cpf, erro: '' } : { cpf: null, erro: text.cpf }
}

/** Area and number, as the forms take them. */
function checkPhone(given: string): { telefone: string; erro: string } {
  if (given === '') return { telefone: '', erro: text.phoneMissing }
  if (SCIENTIFIC.test(given)) return { telefone: '', erro: text.phoneScientific }
  const { digits } = readPhone(given)
  return digits ? { telefone: digits, erro: '' } : { telefone: '', erro: text.phone }
}

function checkName(nome: string): string {
  if (nome === '') return text.name
  return nome.length > MAX_NAME ? text.nameTooLong : ''
}

export function checkRow(cells: readonly Cell[], mapa: ColumnMapping): CheckedRow {
  const nome = shown(cells[mapa.nome])
  const phone = checkPhone(shown(cells[mapa.telefone]))
  const document = checkCpf(mapa.cpf === null ? '' : shown(cells[mapa.cpf]))
  const wrongName = checkName(nome)
  if (!wrongName && !phone.erro && !document.erro)
    return { nome, telefone: phone.telefone, cpf: document.cpf, erro: '' }
  const erro = [wrongName, document.erro, phone.erro].filter(Boolean).join('; ')
  return { nome, telefone: phone.telefone, cpf: document.cpf, erro }
}

const heads: Record<keyof ColumnMapping, RegExp> = {
  nome: /^(nome|nome_completo|nome_do_cliente|cliente|contato|razao_social|name)$/,
  telefone: /^(telefone|fone|celular|whatsapp|whats|tel|telefone_celular|numero_telefone|phone)$/,
  cpf: /^(cpf|documento|cpf_cnpj|cpf_do_cliente|nr_cpf)$/,
}

/** The field of each column title; null if there is none. */
export function guessMapping(columns: readonly string[]): { [K in keyof ColumnMapping]: number | null } {
  const keys = columns.map((head) =>
    head
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, ''),
  )
  const find = (name: RegExp) => {
    const place = keys.findIndex((key) => name.test(key))
    return place < 0 ? null : place
  }
  return { nome: find(heads.nome), telefone: find(heads.telefone), cpf: find(heads.cpf) }
}
