/** How the lines of the security log follow from each other (docs/security.md#chain). */
import { dayInBrazil } from '@intranet/contract/today'
import { hash, randomUUID } from 'node:crypto'

export interface SecurityLine {
  tipo: string
  data: Date
  id_usuario: number | null
  endereco: string | null
  pedido: string | null
  alvo: string | null
  detalhe: string | null
}

/** A line at its place: `ordem` counts from 1 in the chain of a server and day. */
export interface ChainedLine extends SecurityLine {
  servidor: string
  dia: string
  ordem: number
  hash: string
}

/** What the first line of a chain follows. */
const beginOf = (servidor: string, dia: string) => hash('sha256', `${servidor} ${dia}`)

/** The hash of a line after the one before it in its chain; undefined is the chain's beginning. */
export function hashOf(line: Omit<ChainedLine, 'hash'>, before: string | undefined): string {
  const { servidor, dia, ordem, tipo, data, id_usuario, endereco, pedido, alvo, detalhe } = line
  const content = [ordem, tipo, data.toISOString(), id_usuario, endereco, pedido, alvo, detalhe]
  return hash('sha256', `${before ?? beginOf(servidor, dia)} ${JSON.stringify(content)}`)
}

/** A chain that goes on while a server runs. */
export interface RunningChain {
  /** The line at the next place. */
  place(line: SecurityLine): ChainedLine
}

/** Begins a chain under a name that no other one has. */
export function newChain(): RunningChain {
  const last = { servidor: randomUUID(), dia: '', ordem: 0, hash: undefined as string | undefined }
  return {
    place(line) {
      const dia = dayInBrazil(line.data)
      // The clock was put back: that day's chain is there already.
      const servidor = dia < last.dia ? randomUUID() : last.servidor
      if (dia !== last.dia) Object.assign(last, { servidor, dia, ordem: 0, hash: undefined })
      last.ordem += 1
      const placed = { ...line, servidor, dia, ordem: last.ordem }
      last.hash = hashOf(placed, last.hash)
      return { ...placed, hash: last.hash }
    },
  }
}

export interface DayContent {
  dia: string
  linhas: number
  /** The last hash and the number of lines of each server, by its name. */
  correntes: object
  /** Count and hash of what the tables beside the log have of this day. */
  vistas: object
}

/** The hash of a day, which follows from that of the day before. */
export const hashOfDay = (
  { dia, linhas, correntes, vistas }: DayContent,
  before: string | undefined,
): string =>
  hash('sha256', `${before ?? ''} ${JSON.stringify([dia, linhas, sorted(correntes), sorted(vistas)])}`)

/** The database gives the keys of an object back in an order of its choice. */
const sorted = (content: object) =>
  JSON.stringify(
    Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    (_key, value) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value as object).toSorted(([one], [other]) => (one < other ? -1 : 1)),
          )
        : (value as unknown),
  )
