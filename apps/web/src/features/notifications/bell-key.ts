/** The two bells (docs/content.md#two-bells). */
export type BellKey = 'geral' | 'incidentes'
