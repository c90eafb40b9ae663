import { once } from './once.ts'

const list = once(() => new Intl.ListFormat('pt-BR'))

/** "SMS, E-mail e WhatsApp" */
export const joinedWords = (words: Iterable<string>): string => list().format(words)
