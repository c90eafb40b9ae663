/** Kinds of live events, for the server that sends them and the browser that listens. See docs/content.md#notices. */

/** Those that concern some people. */
export const personalKinds = ['notificacao', 'leitura', 'incidente', 'acesso'] as const

/** `pronto` comes first on a connection, `perdidos` where events may have been missed. */
export const liveKinds = ['pronto', 'perdidos', ...personalKinds, 'reacao'] as const
export type LiveKind = (typeof liveKinds)[number]

/** Sent before an event where replicas are read: up to where one must be to show what the event is about. */
export const POSITION_EVENT = 'posicao'

/** With it a browser asks for nothing older than the last event that it heard. */
export const POSITION_HEADER = 'x-posicao'
