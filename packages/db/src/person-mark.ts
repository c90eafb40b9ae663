/** What replaces the CPF of somebody who spun a wheel: without the secret nobody can try all CPFs. */
import { createHash } from 'node:crypto'

export const personMark = (secret: string, cpf: string): string =>
  createHash('sha256').update(`${secret}:${cpf}`).digest('hex')
