import { ShownError } from '@/lib/request-error.ts'

/** Thrown by a save whose question was closed without an answer: the form stays, with what was typed. */
export const givenUp = (): ShownError => new ShownError('Nada foi salvo.')
