/** The text of a Pix QR code (BR Code): fields of id, length and value, closed by a checksum. */
import { fromCents } from './cents.ts'

/** CRC-16 CCITT of the Pix manual: polynomial 0x1021, from 0xFFFF. */
export function pixChecksum(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
    crc &= 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`
const ascii = (text: string, max: number) =>
  text
    .normalize('NFD')
    .replace(/[^\u0020-\u007e]/g, '')
    .slice(0, max)

interface Pix {
  chave: string
  nome: string
  cidade: string
  /** Cents. */
  valor: number
  /** Letters and digits, at most 25. */
  identificador: string
}

/** A static code with its amount. */
export function pixCode({ chave, nome, cidade, valor, identificador }: Pix): string {
  const body =
    field('00', '01') +
    field('26', field('00', 'br.gov.bcb.pix') + field('01', chave)) +
    field('52', '0000') +
    field('53', '986') +
    field('54', fromCents(valor)) +
    field('58', 'BR') +
    field('59', ascii(nome, 25)) +
    field('60', ascii(cidade, 15)) +
    field('62', field('05', identificador)) +
    '6304'
  return body + pixChecksum(body)
}

/** Whether a text is a Pix code whose checksum holds: one that was cut or changed pays nobody. */
export const isPixCode = (text: string): boolean =>
  /^000201.*6304[0-9A-F]{4}$/i.test(text) && pixChecksum(text.slice(0, -4)) === text.slice(-4).toUpperCase()
