import type { Option } from '@/components/inputs/option.ts'

interface Provider {
  nome: string
  matiz: number
}

/** A provider as a choice, with its square. */
export const providerOption = ({ id, nome, matiz }: Provider & { id: number }): Option => ({
  value: id,
  label: nome,
  hue: matiz,
})

/** The same, where its key travels. */
export const providerKeyOption = ({ sistema, nome, matiz }: Provider & { sistema: string }): Option => ({
  value: sistema,
  label: nome,
  hue: matiz,
})
