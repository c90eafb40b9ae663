/** Carried by every answer to a signed-in person: when the session ends, in milliseconds since 1970. */
export const EXPIRY_HEADER = 'x-sessao-expira'

/** Carried by answers to a browser whose session was ended on purpose: the id of the person whose drafts it drops. */
export const ENDED_HEADER = 'x-sessao-encerrada'
