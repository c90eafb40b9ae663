/** A choice of a select; the value travels, the label is read. */
export interface Option {
  value: string | number
  label: string
  note?: string
  /** Of a provider: its square is before the label. */
  hue?: number
  /** Shown, and not to be chosen: `note` says why. */
  disabled?: boolean
}

interface Provider {
  nome: string
  matiz: number
  ativo?: boolean
}

/** Offered only where it is saved already. */
export const inactiveNote = (ativo?: boolean) => (ativo === false ? 'Inativo' : undefined)

/** A provider as a choice. */
export const providerOption = ({ id, nome, matiz, ativo }: Provider & { id: number }): Option => ({
  value: id,
  label: nome,
  hue: matiz,
  note: inactiveNote(ativo),
})

/** The same, where its key travels. */
export const providerKeyOption = ({ sistema, nome, matiz }: Provider & { sistema: string }): Option => ({
  value: sistema,
  label: nome,
  hue: matiz,
})
