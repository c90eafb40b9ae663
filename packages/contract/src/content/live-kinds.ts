/** Kinds of live events, for the server that sends them and the browser that listens. See docs/content.md#notices. */

/** Those that concern some people. */
export const personalKinds = ['notificacao', 'leitura', 'incidente', 'acesso'] as const

/** `pronto` comes first on a connection, `perdidos` where events may have been missed. */
export const liveKinds = ['pronto', 'perdidos', ...personalKinds, 'reacao'] as const
export type LiveKind = (typeof liveKinds)[number]
